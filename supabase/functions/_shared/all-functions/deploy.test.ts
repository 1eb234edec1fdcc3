import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const manifestPath = createRequire(import.meta.url).resolve('supabase/package.json')
const { bin } = z
  .object({ bin: z.object({ supabase: z.string() }) })
  .parse(JSON.parse(readFileSync(manifestPath, 'utf8')))
const cli = join(dirname(manifestPath), bin.supabase)

interface Deployed {
  files: string[]
  metadata: unknown
}

/** Plays the platform's API: the real CLI deploys to it, so the test sees what would be uploaded. */
const deployed = new Map<string, Deployed>()
let api: Server
let profile: string

beforeAll(async () => {
  api = createServer((request, response) => {
    void keep(request).then(() => {
      response.writeHead(request.method === 'POST' ? 201 : 200, {
        'content-type': 'application/json',
      })
      response.end(JSON.stringify(anyFunction))
    })
  })
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const { port } = api.address() as AddressInfo // a listening TCP server has one
  const url = `http://127.0.0.1:${String(port)}`
  profile = join(mkdtempSync(join(tmpdir(), 'profile-')), 'profile.yaml')
  writeFileSync(
    profile,
    `name: test\napi_url: ${url}\ndashboard_url: ${url}\ndocs_url: ${url}\nproject_host: kryt.test\n`,
  )
})
afterAll(() => {
  api.close()
  rmSync(dirname(profile), { recursive: true })
})

/** A function as the platform describes it. The CLI checks only the shape of the answer. */
const anyFunction = {
  id: '00000000-0000-4000-8000-000000000000',
  slug: 'any',
  name: 'any',
  version: 1,
  status: 'ACTIVE',
  created_at: 1,
  updated_at: 1,
}

async function keep(request: IncomingMessage): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const slug = new URL(request.url ?? '', 'http://api').searchParams.get('slug')
  if (slug === null) return
  const metadata = /name="metadata".*?\r\n\r\n(.*?)\r\n--/s.exec(body)?.[1] ?? 'null'
  deployed.set(slug, {
    files: [...body.matchAll(/filename="supabase\/functions\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    ),
    metadata: JSON.parse(metadata),
  })
}

it('every function deploys with the real CLI: its own files, its pins, and nothing else', async () => {
  await run(
    process.execPath,
    [
      cli,
      'functions',
      'deploy',
      '--use-api',
      '--yes',
      '--remote=abcdefghijklmnopqrst',
      `--profile=${profile}`,
    ],
    {
      cwd: root,
      env: { ...process.env, SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`, DO_NOT_TRACK: '1' },
    },
  )
  const functionsDir = join(root, 'supabase/functions')
  const names = readdirSync(functionsDir).filter((name) =>
    existsSync(join(functionsDir, name, 'index.ts')),
  )
  expect([...deployed.keys()].sort()).toEqual(names.sort())
  for (const [name, { files, metadata }] of deployed) {
    expect(files).toEqual(expect.arrayContaining([`${name}/deno.json`, `${name}/handler.ts`]))
    // No tests, no secrets, no files of another function.
    expect(
      files.filter((file) => !/^(_shared\/[a-z-]+|[a-z-]+)\/[a-z-]+\.(ts|json)$/.test(file)),
    ).toEqual([])
    expect(
      files.filter((file) => !file.startsWith(`${name}/`) && !file.startsWith('_shared/')),
    ).toEqual([])
    expect(metadata).toMatchObject({
      entrypoint_path: `supabase/functions/${name}/index.ts`,
      import_map_path: `supabase/functions/${name}/deno.json`,
    })
  }
  expect(deployed.get('contact')?.metadata).toMatchObject({ verify_jwt: false })
  expect(deployed.get('add-user-to-group')?.metadata).toMatchObject({ verify_jwt: true })
})
