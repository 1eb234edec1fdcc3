/**
 * Fills a migrated, empty database with a country's worth of schools, teachers, resources and orders.
 *
 *   npm run seed:scale -- --url postgresql://postgres:postgres@127.0.0.1:54322/postgres [--fraction 0.01]
 *
 * Without --url it fills the database of `npm start`, which has to be running and empty.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { repositoryRoot } from '../src/start/repository-root.ts'
import { seedScale } from './scale/seed.ts'

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, fraction: { type: 'string', default: '1' } },
})
const fraction = Number(options.fraction)
if (!(fraction > 0 && fraction <= 1))
  throw new Error('--fraction must be more than 0 and at most 1')

const { ports } = readConfig(repositoryRoot)
const url = options.url ?? `postgresql://postgres:postgres@127.0.0.1:${String(ports.db)}/postgres`

const begin = performance.now()
await seedScale(url, fraction, ({ name, seconds }) =>
  console.log(`${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`),
)
console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
