import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { can, type Table } from '@/config/can.ts'
import { typenameOf } from '../node-id.ts'
import type { Follower, Step } from './follower.ts'
import { liveMap } from './live-map.ts'

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'),
)

const tables = Object.entries(liveMap) as [Table, readonly Follower[]][] // keys of the map are tables

/** Who can be in an audience, each with the fewest groups. */
const members: Record<Follower['who'], string[][]> = {
  everybody: [],
  shopWindow: [],
  signedIn: [['teacher']],
  buyer: [['teacher']],
  teacher: [['teacher']],
  backOffice: [['admin'], ['superadmin']],
  admin: [['admin']],
  reporting: [['reporting']],
}

describe.each(tables)('%s', (table, followers) => {
  test('is followed by people who may read it', () => {
    for (const { who } of followers) {
      for (const groups of members[who]) {
        expect(can(groups, 'select', table), `${groups.join()} reads ${table}`).toBe(true)
      }
    }
  })

  test('has lists where lists are asked for', () => {
    const steps = followers.flatMap(({ came, changed, went }): readonly Step[] => [
      ...(came ?? []),
      ...(changed ?? []),
      ...(went ?? []),
    ])
    if (!steps.includes('lists') && !steps.includes('counts')) return
    expect(schema.getType(`${typenameOf(table)}Connection`)).toBeDefined()
  })
})
