import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadCatalogue } from './catalogue.ts'
import { renderPdf } from './render/pdf.ts'
import { type PageCount, categoriesSql, productsSql, tagsSql } from './sql/catalogue-sql.ts'
import { bankAccountSql } from './sql/bank-account-sql.ts'
import { bundlesSql, couponsSql } from './sql/offers-sql.ts'
import { messagesSql } from './sql/messages-sql.ts'
import { papersSql } from './sql/papers-sql.ts'
import { ordersSql } from './sql/orders-sql.ts'
import { peopleSql } from './sql/people-sql.ts'
import { planningSql } from './sql/planning-sql.ts'

export const SEED_SQL = fileURLToPath(new URL('../seed.sql', import.meta.url))

/**
 * Writes seed.sql. Every resource is typeset once, because listings state its number of pages. The database owner loads
 * the file after the migrations. It may be run any number of times and does not change rows that exist.
 */
export async function buildSeedSql(): Promise<string> {
  const catalogue = await loadCatalogue()
  const counts = new Map<string, PageCount>()
  for (const resource of catalogue) counts.set(resource.slug, await renderPdf(resource))
  return `-- A small believable school world. Written by "npm run seed:write -w seed" from seed/resources
-- and seed/personas.ts: change those, not this file.

${categoriesSql()}
${tagsSql()}
${productsSql(catalogue, counts)}
${bundlesSql(catalogue)}
${couponsSql()}
-- Where bank transfers go.
${bankAccountSql()}-- People. Their accounts are created through the Auth admin API before this file runs.
${peopleSql()}
${papersSql()}
${planningSql()}
${ordersSql(catalogue)}
-- Announcements and communications.
${messagesSql()}`
}

if (import.meta.main) await writeFile(SEED_SQL, await buildSeedSql())
