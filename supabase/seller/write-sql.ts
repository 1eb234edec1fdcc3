import { productionFile, readSeller, sellerSql } from './seller.ts'

/** Prints the SQL that enters the seller: `npm run seller:sql -- 2026-12-01 [file]`, the first day on which it applies. */
const [validFrom = '', file = productionFile] = process.argv.slice(2)
if (!/^\d{4}-\d\d-\d\d$/.test(validFrom)) {
  throw new Error('usage: npm run seller:sql -- <first day, such as 2026-12-01> [file]')
}
process.stdout.write(`${sellerSql(readSeller(file), validFrom)};\n`)
