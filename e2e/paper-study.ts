import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { handSeconds, Hands, type Count } from './paper-hands/hands.ts'
import { typeInEditor } from './paper-study/in-the-editor.ts'
import { wordProcessor } from './paper-study/in-a-word-processor.ts'
import { firstQuestions, marksOf, promised } from './paper-study/paper.ts'
import { faultsOf } from './paper-study/saved-paper.ts'
import { addresses } from './support/addresses.ts'
import { signIn } from './support/api.ts'
import { chromiumHere } from './support/chromium.ts'
import { createPerson, deletePerson, signedInState } from './support/people.ts'
import { withProfile } from './support/planning.ts'

/**
 * `npm run papers:study [-- --questions 3]`: types a paper of 50 marks and 20 questions with its memorandum into the editor,
 * against the running browser-test stack, and counts taps and keys; checks that what was saved is what was typed; and prints
 * them beside the counted steps of the same paper in a word processor (docs/time-study.md). Ends with 1 if anything typed
 * was lost.
 */
const { values: options } = parseArgs({
  options: { questions: { type: 'string', default: String(promised.questions) } },
})
const sections = firstQuestions(Number(options.questions))
const count = sections.flatMap(({ questions }) => questions).length

const person = await createPerson()
const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox', '--disable-gpu'] })
let hands: Hands
let faults: string[]
let machine: number
try {
  await withProfile(person)
  const context = await browser.newContext({
    baseURL: addresses.web,
    viewport: { width: 1440, height: 900 },
    locale: 'en-ZA',
    storageState: await signedInState(person),
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  hands = new Hands(page)
  const begun = performance.now()
  await typeInEditor(page, hands, sections)
  machine = (performance.now() - begun) / 1000
  faults = await faultsOf(await signIn(person.email, person.password), sections)
} finally {
  await browser.close()
  await deletePerson(person)
}

const other = wordProcessor(sections)
const row = (ours: Count | undefined, theirs: Count | undefined) => ({
  'taps here': ours?.taps ?? 0,
  'keys here': ours?.keys ?? 0,
  'taps there': theirs?.taps ?? 0,
  'keys there': theirs?.keys ?? 0,
})
const names = new Set([...hands.tally.steps.keys(), ...other.steps.keys()])
process.stdout.write(
  `${marksOf(sections)} marks, ${count} questions, typed by the machine in ${machine.toFixed(0)} s (load ${loadavg()[0]?.toFixed(1) ?? ''}); here: the editor, there: a word processor\n`,
)
// eslint-disable-next-line no-console -- the table is what the command is for
console.table(
  Object.fromEntries([
    ...[...names].map((name) => [name, row(hands.tally.steps.get(name), other.steps.get(name))]),
    ['Altogether', row(hands.tally.sum, other.sum)],
  ]),
)
const minutes = (done: Count) => (handSeconds(done) / 60).toFixed(1)
process.stdout.write(
  `The hands of an average typist: ${minutes(hands.tally.sum)} minutes here, ${minutes(other.sum)} there\n`,
)
if (faults.length > 0) {
  process.stdout.write(`Saved otherwise than typed:\n${faults.join('\n')}\n`)
  process.exitCode = 1
}
