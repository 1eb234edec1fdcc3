import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminPaths } from '../config/admin-paths.ts'

const routes = join(import.meta.dirname, '../app/routes/admin')

/** A screen of the back-office, as web/src/app/routes/admin/screens.ts says it. */
interface OfficeScreen {
  /** Its address without what chooses rows. */
  address: string
  /** In English. */
  name: string
  section: string | null
  /** The source of its page, and of the files of dialogs that it shows. */
  source: string
  /** The menu shows a number beside it. */
  counted: boolean
}

/** The file is read as text: it loads pages, which only a browser can. */
const entries = readFileSync(join(routes, 'screens.ts'), 'utf8')
  .split(/^ {4}address: /m)
  .slice(1)

const withDialogs = (page: string): string =>
  [...page.matchAll(/'@\/(features\/[a-z/-]+-dialogs\.tsx)'/g)]
    .map(([, file = '']) => readFileSync(join(routes, '../../..', file), 'utf8'))
    .reduce((all, text) => `${all}\n${text}`, page)

const textOf = (entry: string, pattern: RegExp): string | null => pattern.exec(entry)?.[1] ?? null

/** The screens of the back-office, in the order of the menu. */
export const menuScreens: readonly OfficeScreen[] = entries.map((entry) => {
  const path = textOf(entry, /^adminPaths\.(\w+)/) as keyof typeof adminPaths // its type is checked there
  const file = textOf(entry, /import\('\.\/([a-z-]+\.tsx)'\)/)
  if (file === null) throw new Error(`a screen without a page: ${entry}`)
  const { pattern, name } = adminPaths[path] as {
    pattern: string
    name: { defaultMessage: string }
  } // a screen has a name
  return {
    address: pattern.replace(/\/:\w+\?$/, ''),
    name: name.defaultMessage,
    section: textOf(entry, /section: '(\w+)'/),
    source: withDialogs(readFileSync(join(routes, file), 'utf8')),
    counted: entry.includes('counts: ['),
  }
})

/** What the menu shows of a section, as Playwright compares it: behind some names stands a number. */
export const menuOf = (section: string): (string | RegExp)[] =>
  menuScreens
    .filter((screen) => screen.section === section)
    .map(({ name, counted }) => (counted ? new RegExp(`^${name}`) : name))
