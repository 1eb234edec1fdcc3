import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { repositoryRoot } from './start/repository-root.ts'

const project = readFileSync(join(repositoryRoot, 'supabase/config.toml'), 'utf8')

/** Reads the project's file with a change applied. */
function readChanged(change: (toml: string) => string) {
  const root = mkdtempSync(join(tmpdir(), 'kryt-config-'))
  try {
    mkdirSync(join(root, 'supabase'))
    writeFileSync(join(root, 'supabase/config.toml'), change(project))
    return readConfig(root, {})
  } finally {
    rmSync(root, { recursive: true })
  }
}

const adding = (lines: string) => (toml: string) => `${toml}\n${lines}\n`

it('the project’s own file sets nothing that would be ignored', () => {
  expect(readChanged((toml) => toml).projectId).toBe('kryt')
})

it.each([
  ['[storage.buckets.covers]\npublic = true', 'storage.buckets'],
  ['[storage.image_transformation]\nenabled = true', 'storage.image_transformation'],
  ['[edge_runtime.secrets]\nword = "chalk"', 'edge_runtime.secrets'],
  ['[api.tls]\nenabled = true', 'api.tls'],
  ['[db.pooler]\nenabled = true', 'db.pooler'],
  ['[functions.contact.limits]\ncpu = 1', 'functions.contact.limits'],
])('%s stops the start', (lines, name) => {
  expect(() => readChanged(adding(lines))).toThrow(
    `supabase/config.toml asks for what local-stack does not do (docs/fidelity.md): ${name}.`,
  )
})

it('another policy for edge functions stops the start', () => {
  const oneshot = (toml: string) => toml.replace('"per_worker"', '"oneshot"')
  expect(() => readChanged(oneshot)).toThrow(
    'supabase/config.toml is wrong: edge_runtime.policy: Invalid input: expected "per_worker".',
  )
})

it('switching off what always runs is refused', () => {
  const off = (toml: string) =>
    toml.replace('[storage]\nenabled = true', '[storage]\nenabled = false')
  expect(() => readChanged(off)).toThrow('storage.enabled: Invalid input: expected true')
})

it('sections that are switched off are accepted', () => {
  const lines = '[db.pooler]\nenabled = false\nport = 54329\n[realtime]\nenabled = true'
  expect(readChanged(adding(lines)).functions['contact']?.verify_jwt).toBe(false)
})

it('a wrong variable is named', () => {
  expect(() => readConfig(repositoryRoot, { KRYT_API_PORT: 'x' })).toThrow(
    /^The environment is wrong: KRYT_API_PORT: /,
  )
})
