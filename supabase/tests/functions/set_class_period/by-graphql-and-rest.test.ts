import { inject } from 'vitest'
import { expect, test } from 'vitest'
import { resolve } from '../../../../local-stack/testing/in-transaction/graphql.ts'
import { restInTransaction } from '../../../../local-stack/testing/in-transaction/rest.ts'
import { rootOf } from '../../support/database.ts'
import { newTimetableTeacher } from '../../support/timetable.ts'
import { inTransaction } from '../../rights/requests/transaction.ts'

const claims = ({ id, email }: { id: string; email: string }) =>
  ({ role: 'authenticated', sub: id, email, aud: 'authenticated' }) as const

const mutation = `mutation ($classId: UUID) {
  setClassPeriod(year: 2031, day: "Monday", period: 1, week: "EVERY", classId: $classId) {
    edges { node { week } } } }`

test('by GraphQL, one puts one’s own class into a period and nobody else’s', async () => {
  const transaction = await inTransaction()
  try {
    const db = rootOf(transaction.client)
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    const answers: unknown[] = []
    for (const classId of [teacher.classId, other.classId]) {
      await transaction.asCaller(claims(teacher), async () => {
        const { data, errors } = await resolve(transaction.client, {
          query: mutation,
          variables: { classId },
        })
        answers.push(errors?.map(({ message }) => message) ?? data)
        return errors === undefined ? { rows: 1 } : { refusal: '' }
      })
    }
    expect(answers).toEqual([
      { setClassPeriod: { edges: [{ node: { week: 'EVERY' } }] } },
      ['class_not_found'],
    ])
  } finally {
    await transaction.close()
  }
})

test('by REST too', async () => {
  const rest = await restInTransaction(
    `postgres://postgres:postgres@127.0.0.1:${String(inject('databasePort'))}/postgres`,
  )
  try {
    await rest.query('select pg_advisory_xact_lock_shared(7001)')
    const escape = (value: unknown) =>
      value === null ? 'null' : `'${JSON.stringify(value).replace(/^"|"$/g, '')}'`
    const db = {
      root: (sql: string, values: unknown[] = []) =>
        rest.query(
          sql.replace(/\$(\d+)/g, (_, number: string) => {
            const value = values[Number(number) - 1]
            return escape(Array.isArray(value) ? `{${value.join(',')}}` : value)
          }),
        ),
    }
    const [teacher, other] = [await newTimetableTeacher(db), await newTimetableTeacher(db)]
    const put = async (classId: string) => {
      await rest.query('savepoint request')
      const response = await rest.request({ ...claims(teacher) }, 'rpc/set_class_period', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          year: 2031,
          day: 'Monday',
          period: 1,
          week: 'EVERY',
          class_id: classId,
        }),
      })
      const body = (await response.json()) as { message?: string } | unknown[] // as PostgREST answers
      if (!response.ok) await rest.query('rollback to savepoint request')
      return [response.status, Array.isArray(body) ? body.length : body.message]
    }
    expect(await put(teacher.classId)).toEqual([200, 1])
    expect(await put(other.classId)).toEqual([404, 'class_not_found'])
    const direct = await rest.request({ ...claims(teacher) }, 'teacher_class_period', {
      method: 'DELETE',
    })
    expect(direct.status).toBe(403)
  } finally {
    await rest.close()
  }
})
