import { randomUUID } from 'node:crypto'
import { isObject, type JsonObject } from '../protocol/messages.ts'

/** The options of a `phx_join`; malformed ones are ignored. */
export interface JoinConfig {
  /** A client older than realtime-js 2, which expects changes of the table that the topic names. */
  isLegacy: boolean
  isPrivate: boolean
  broadcast: { ack: boolean; self: boolean; replicationReady: boolean }
  /** `since` in milliseconds since 1970. Undefined without a replay, null when the parameters are malformed. */
  replay: { since: number; limit: number } | null | undefined
  presence: { enabled: boolean; key: string }
  /** The raw entries, which the reply repeats in order. */
  postgresChanges: JsonObject[]
  /** Wait for postgres_changes before replying, for at most this many milliseconds. */
  waitForChangesMs: number | null
  accessToken: string | null
}

const defaultWaitMs = 15_000
const maxWaitMs = 20_000

const objectAt = (parent: JsonObject, key: string): JsonObject => {
  const value = parent[key]
  return isObject(value) ? value : {}
}
const isTrue = (value: unknown) => value === true || value === 'true'

function replayOf(broadcast: JsonObject): JoinConfig['replay'] {
  if (!('replay' in broadcast)) return undefined
  const { since, limit } = objectAt(broadcast, 'replay')
  if (typeof since !== 'number' || !Number.isInteger(since)) return null
  return { since, limit: typeof limit === 'number' ? limit : 25 }
}

function presenceKey(key: unknown): string {
  if (typeof key === 'number' || typeof key === 'boolean') return String(key)
  return typeof key === 'string' && key !== '' ? key : randomUUID()
}

function waitOf(config: JsonObject): number | null {
  const { wait, timeout } = objectAt(config, 'postgres_changes_options')
  if (!isTrue(wait)) return null
  return Math.min(typeof timeout === 'number' && timeout > 0 ? timeout : defaultWaitMs, maxWaitMs)
}

export function parseJoin(payload: JsonObject): JoinConfig {
  const config = objectAt(payload, 'config')
  const broadcast = objectAt(config, 'broadcast')
  const presence = objectAt(config, 'presence')
  const changes = config['postgres_changes']
  const token = payload['user_token'] ?? payload['access_token']
  return {
    isLegacy: !('config' in payload),
    isPrivate: isTrue(config['private']),
    broadcast: {
      ack: isTrue(broadcast['ack']),
      self: isTrue(broadcast['self']),
      replicationReady: isTrue(broadcast['replication_ready']),
    },
    replay: replayOf(broadcast),
    presence: { enabled: isTrue(presence['enabled']), key: presenceKey(presence['key']) },
    postgresChanges: Array.isArray(changes) ? changes.filter(isObject) : [],
    waitForChangesMs: waitOf(config),
    accessToken: typeof token === 'string' ? token : null,
  }
}
