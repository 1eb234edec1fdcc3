import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { repositoryRoot } from '../test/reports.ts'
import { readmeCommands } from './readme-commands.ts'
import { alone, elsewhere, onBrowserStack, onDatabase } from './small-forms.ts'

const declared = Object.keys({ ...alone, ...elsewhere, ...onBrowserStack, ...onDatabase })

test('every command that README names has a small form that a test runs', () => {
  const named = readmeCommands()
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((command) => !declared.includes(command))).toEqual([])
  expect(declared.filter((command) => !named.includes(command))).toEqual([])
})

test('every command is a script, and where another test runs it, that one is there', () => {
  const scripts = Object.keys(manifest.scripts)
  const missing = declared.filter((command) => !scripts.includes(command.split(' ')[0] ?? ''))
  expect(missing).toEqual([])
  const gone = Object.values(elsewhere).filter((file) => !existsSync(join(repositoryRoot, file)))
  expect(gone).toEqual([])
})
