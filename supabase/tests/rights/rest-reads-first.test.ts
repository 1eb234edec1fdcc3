import { inject } from 'vitest'
import { expect, test } from 'vitest'
import { restInTransaction } from '../../../local-stack/testing/in-transaction/rest.ts'
import { connect } from '../support/database.ts'

test('a request waits for no table but its own, because the schema was read before', async () => {
  const rest = await restInTransaction(
    `postgres://postgres:postgres@127.0.0.1:${String(inject('databasePort'))}/postgres`,
  )
  const other = await connect()
  try {
    await other.query('begin')
    // Alone, as each test that changes a table.
    await other.query('select pg_advisory_xact_lock(7001)')
    await other.query('lock table public.holiday in access exclusive mode')
    const answer = await Promise.race([
      rest.request({ role: 'anon' }, 'product_tag?limit=1').then(({ status }) => status),
      new Promise((resolve) => setTimeout(resolve, 5000, 'it waits')),
    ])
    expect(answer).toBe(200)
  } finally {
    await other.query('rollback')
    await other.end()
    await rest.close()
  }
})
