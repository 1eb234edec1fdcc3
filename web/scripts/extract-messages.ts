// Collects every message of the source into en.json and removes unused ones from af.json. Ends with 1 when
// a message has no Afrikaans yet; its key is then missing in af.json.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const catalogue = z.record(z.string(), z.string())
const root = fileURLToPath(new URL('..', import.meta.url))
const pathOf = (locale: 'en' | 'af') => `${root}src/i18n/${locale}.json`

const read = (locale: 'en' | 'af') =>
  catalogue.parse(JSON.parse(readFileSync(pathOf(locale), 'utf8')))

const write = (locale: 'en' | 'af', messages: Record<string, string>) => {
  const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(pathOf(locale), `${JSON.stringify(sorted, null, 2)}\n`)
}

execFileSync(
  'formatjs',
  [
    'extract',
    'src/**/*.{ts,tsx}',
    '--ignore=src/**/*.test.*',
    '--format=simple',
    '--id-interpolation-pattern=[sha512:contenthash:base64:6]',
    `--out-file=${pathOf('en')}`,
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)

const english = read('en')
const afrikaans = read('af')
const missing = Object.entries(english).filter(([id]) => afrikaans[id] === undefined)
write('en', english)
write(
  'af',
  Object.fromEntries(Object.entries(afrikaans).filter(([id]) => english[id] !== undefined)),
)

for (const [id, text] of missing) process.stdout.write(`no Afrikaans: "${id}": "${text}"\n`)
process.stdout.write(`${Object.keys(english).length} messages, ${missing.length} to translate\n`)
process.exitCode = missing.length === 0 ? 0 : 1
