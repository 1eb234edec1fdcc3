// Writes the table of signs (supabase/functions/_shared/text/signs.json) into its migration, after a change of the
// table: node scripts/sign-table.ts. Until the first deployment only, as with every migration.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { signSql } from '../supabase/signs/sign-sql.ts'

const target = resolve(import.meta.dirname, '../supabase/migrations/20261121000110_same_signs.sql')
const text = readFileSync(target, 'utf8')
const start = text.indexOf('\n\n', text.indexOf('-- Written by')) + 2
const end = text.indexOf('-- As written by hand')
writeFileSync(target, `${text.slice(0, start)}${signSql()}\n${text.slice(end)}`)
