import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { JwtClaims } from '../../../db/scope.ts'
import { enterCaller, insertProbe, insertProbes, readProbes } from './probes.sql.ts'

type Extension = 'broadcast' | 'presence'

export interface Caller {
  topic: string
  claims: JwtClaims
  headers: Record<string, string>
}

export interface ReadRights {
  broadcast: boolean
  presence: boolean
}

/** Asks the policies of realtime.messages by trying a write or read, which is always rolled back. */
export interface ChannelPolicies {
  /** @throws when a policy raises an error or the database cannot be reached */
  readRights(caller: Caller): Promise<ReadRights>
  mayWrite(caller: Caller, extension: Extension): Promise<boolean>
}

const insufficientPrivilege = '42501'

async function enter(client: pg.ClientBase, { topic, claims, headers }: Caller): Promise<void> {
  await client.query(enterCaller, [
    claims.role,
    topic,
    JSON.stringify(claims),
    JSON.stringify(headers),
  ])
}

/** @param admin connections that may write realtime.messages bypassing policies, and become any role */
export function createChannelPolicies(admin: pg.Pool): ChannelPolicies {
  async function undone<T>(run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await admin.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      return await run(client)
    } finally {
      await client.query('rollback').catch((error: unknown) => {
        broken = error instanceof Error ? error : new Error(String(error))
      })
      client.release(broken)
    }
  }

  return {
    readRights(caller) {
      const ids = { broadcast: randomUUID(), presence: randomUUID() }
      return undone(async (client) => {
        await client.query(insertProbes, [caller.topic, ids.broadcast, ids.presence])
        await enter(client, caller)
        const { rows } = await client.query<{ id: string }>(readProbes, [
          caller.topic,
          ids.broadcast,
          ids.presence,
        ])
        const seen = new Set(rows.map(({ id }) => id))
        return { broadcast: seen.has(ids.broadcast), presence: seen.has(ids.presence) }
      })
    },

    mayWrite(caller, extension) {
      return undone(async (client) => {
        await enter(client, caller)
        try {
          await client.query(insertProbe, [caller.topic, extension])
          return true
        } catch (error) {
          if (error instanceof pg.DatabaseError && error.code === insufficientPrivilege)
            return false
          throw error
        }
      })
    },
  }
}
