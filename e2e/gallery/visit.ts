import type { Browser } from '@playwright/test'
import { addresses } from '../support/addresses.ts'
import { newCustomer } from '../support/library.ts'
import { chooseLanguage } from '../support/language.ts'
import {
  createPerson,
  personaNamed,
  signedInState,
  visitorState,
  type Person,
} from '../support/people.ts'
import { heightOf, type Language, type Theme, type Width } from './looks.ts'
import type { Scene } from './scene.ts'
import { wordsIn } from './words.ts'

async function personOf(who: Scene['as']): Promise<Person | null> {
  if (who === null) return null
  if (who !== 'fresh' && who !== 'teacher') return personaNamed(who)
  const person = await createPerson()
  if (who === 'teacher') await newCustomer(person)
  return person
}

/** Opens the scene in a new browser window. The caller closes the page's context. */
export async function visit(
  browser: Browser,
  scene: Scene,
  { width, theme, language }: { width: Width; theme: Theme; language: Language },
) {
  const person = await personOf(scene.as)
  const visitor = scene.firstVisit === true ? {} : { storageState: visitorState }
  const context = await browser.newContext({
    baseURL: addresses.web,
    viewport: { width, height: heightOf[width] },
    hasTouch: width === 390,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    ...(person === null ? visitor : { storageState: await signedInState(person) }),
  })
  context.setDefaultTimeout(20_000)
  await chooseLanguage(context, language)
  const page = await context.newPage()
  try {
    await scene.open(page, { width, language, person, say: wordsIn(language) })
    return { page, problem: null }
  } catch (error) {
    return { page, problem: error instanceof Error ? error.message : 'no error' }
  }
}
