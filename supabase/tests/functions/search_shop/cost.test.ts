import { expect, test } from 'vitest'
import { calls, counted } from '../../support/counted.ts'

test('a function is asked about those words of the curriculum only that a search begins with', () =>
  counted(async (db) => {
    await db.root(`select from public.search_shop('worksheets fractions percentages')`)
    const { begins_word: times } = await calls(db)
    expect(times).toBeGreaterThan(0)
    expect(times).toBeLessThan(20)
  }))
