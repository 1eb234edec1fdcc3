import pg from 'pg'

export interface Summary {
  id: string
  counts: Record<string, number>
}

/** An administrator of a database, who calls its functions. */
export async function deskOf(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.users (id, email, aud, role)
     values (gen_random_uuid(), 'desk@kryt.example', 'authenticated', 'authenticated') returning id`,
  )
  const sub = rows[0]?.id
  await client.query(`insert into private.user_group (user_id, group_name) values ($1, 'admin')`, [
    sub,
  ])
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub, role: 'authenticated' }),
  ])
  await client.query('set role authenticated')
  return {
    async ask<Answer = Summary>(name: string, ...values: unknown[]): Promise<Answer> {
      const places = values.map((_, index) => `$${String(index + 1)}`).join(', ')
      const answered = await client.query<{ answer: Answer }>(
        `select public.${name}(${places}) as answer`,
        values,
      )
      const [row] = answered.rows
      if (row === undefined) throw new Error(`${name} answers nothing`)
      return row.answer
    },
    end: async () => client.end(),
  }
}

export type Desk = Awaited<ReturnType<typeof deskOf>>
