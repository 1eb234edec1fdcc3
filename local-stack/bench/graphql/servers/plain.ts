/** The lower bound: Node's HTTP server, one transaction as the visitor, one statement written by hand. */
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { z } from 'zod'
import { filterSql, searchSql } from './plain.sql.ts'
import { serve } from './serve.ts'

const body = z.object({
  words: z.union([z.string(), z.array(z.string())]),
  categoryIds: z.array(z.string()),
  first: z.int(),
})

const statements: Record<string, { name: string; text: string }> = {
  '/search': { name: 'search', text: searchSql },
  '/filter': { name: 'filter', text: filterSql },
}

const enterAsVisitor = {
  name: 'enter',
  text: `select set_config('role', 'anon', true), set_config('request.jwt.claims', $1, true)`,
  values: [JSON.stringify({ role: 'anon' })],
}

async function answer(pool: pg.Pool, request: IncomingMessage): Promise<string> {
  const { words, categoryIds, first } = body.parse(await json(request))
  const statement = statements[request.url ?? '']
  if (!statement) throw new Error(`no such page: ${String(request.url)}`)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(enterAsVisitor)
    const values = Array.isArray(words)
      ? [...words, categoryIds, first]
      : [words, categoryIds, first]
    const { rows } = await client.query<{ page: string }>({ ...statement, values })
    await client.query('commit')
    return rows[0]?.page ?? ''
  } finally {
    client.release()
  }
}

serve(async ({ databaseUrl, port, connections }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const server = createServer((request, response) => {
    answer(pool, request).then(
      (page) => response.setHeader('content-type', 'application/json').end(page),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
})
