import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from './looks.ts'

const catalogue = (language: Language) =>
  z
    .record(z.string(), z.string())
    .parse(
      JSON.parse(
        readFileSync(join(import.meta.dirname, `../../web/src/i18n/${language}.json`), 'utf8'),
      ),
    )

const english = Object.entries(catalogue('en'))
const afrikaans = catalogue('af')

/** The app's translation of this English text, so that scenes are written once for both languages. */
export function wordsIn(language: Language): (text: string) => string {
  return (text) => {
    const known = english.find(([, value]) => value === text)
    if (known === undefined) throw new Error(`the app has no text "${text}"`)
    return language === 'en' ? text : (afrikaans[known[0]] ?? text)
  }
}
