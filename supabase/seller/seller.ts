import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const words = z.string().trim().min(1)

/**
 * Who sells, in one file: what the legal pages and the footer print, and what goes into `private.seller` for invoices. The
 * keys are those of the JSON file.
 */
const sellerSchema = z.strictObject({
  tradingName: words,
  registeredName: words,
  registrationNumber: words,
  /** null: not registered for VAT. The key must be there, so that it is not forgotten. */
  vatNumber: z
    .string()
    .regex(/^4\d{9}$/)
    .nullable(),
  /** Street, town and postal code, on one line. */
  address: words,
  /** The directors or members, as the Electronic Communications and Transactions Act asks for. */
  officers: words,
  email: z.email(),
  phone: words,
  informationOfficer: words,
  informationOfficerEmail: z.email(),
  /** The country in which the Supabase project is hosted. */
  dataCentre: z.strictObject({ en: words, af: words }),
})

export type Seller = z.infer<typeof sellerSchema>

/** Invented, for development and tests. */
const developmentFile = join(import.meta.dirname, 'development.json')
/** Of the real shop; it is not in the repository. */
export const productionFile = join(import.meta.dirname, 'production.json')

/**
 * The seller for a build that talks to this project: the invented one on this machine, otherwise the real one.
 * @throws Error that names every value that is missing or malformed
 */
export const sellerFor = (supabaseUrl: string): Seller =>
  readSeller(isThisMachine(supabaseUrl) ? developmentFile : productionFile)

export function isThisMachine(url: string): boolean {
  return URL.canParse(url) && ['127.0.0.1', 'localhost'].includes(new URL(url).hostname)
}

/** @throws Error that names every value that is missing or malformed */
export function readSeller(file: string): Seller {
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const result = sellerSchema.safeParse(content)
  if (result.success) return result.data
  const names = [...new Set(result.error.issues.map(named))]
  throw new Error(`Seller: missing or malformed in ${file}: ${names.join(', ')} (docs/deploy.md)`)
}

const named = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.')

const quoted = (text: string | null): string =>
  text === null ? 'null' : `'${text.replaceAll("'", "''")}'`

/** Enters the seller for invoices from that day on, `2026-12-01`. */
export function sellerSql(seller: Seller, validFrom: string): string {
  const { tradingName, address, vatNumber, registeredName, registrationNumber } = seller
  const values = [validFrom, tradingName, address, vatNumber, registeredName, registrationNumber]
  return `insert into private.seller (valid_from, trading_name, address, vat_number, registered_name, registration_number)
values (${values.map(quoted).join(', ')})`
}
