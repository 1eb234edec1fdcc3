import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { currentAssessmentHeadings } from '@kryt/documents/headings'
import { service, type SignedIn } from '../../support/api.ts'
import { subjectId } from '../../support/subjects.ts'
import { drawn } from './drawings.ts'
import type { WrittenPaper } from './writing.ts'

/** The words that decide in which language a paper is; the others follow. */
const chosen = {
  en: { Section: 'Section', Question: 'Question', Marks: 'Marks', Total: 'Total' },
  af: { Section: 'Afdeling', Question: 'Vraag', Marks: 'Punte', Total: 'Totaal' },
}

async function taxonomyId(name: string): Promise<string> {
  const { data } = await service
    .from('taxonomy')
    .select('id')
    .eq('name', name)
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}

/** Puts the drawings that a paper names into the private storage of its owner. @returns the key of each */
async function stored(browser: Browser, { client, token }: SignedIn, names: readonly string[]) {
  const { data: me } = await client.auth.getUser(token)
  const keys = new Map<string, string>()
  for (const name of names) {
    const key = `Assessments/${me.user?.id ?? ''}/${randomUUID()}.png`
    const { error } = await client.storage
      .from('papers')
      .upload(key, await drawn(browser, name), { contentType: 'image/png' })
    if (error !== null) throw error
    keys.set(name, `papers/${key}`)
  }
  return keys
}

const save = `mutation ($row: TeacherAssessmentTemplateInsertInput!) {
  insertIntoTeacherAssessmentTemplateCollection(objects: [$row]) { records { id } }
}`

/**
 * Saves a paper as its owner, with the mutation of the editor, which the database checks.
 * @returns its id
 */
export async function storePaper(
  browser: Browser,
  signedIn: SignedIn,
  paper: WrittenPaper,
): Promise<string> {
  const headings = currentAssessmentHeadings(
    Object.entries({ ...chosen[paper.language], Date: paper.date, Term: paper.term }).map(
      ([label, value]) => ({ label, value }),
    ),
  )
  const written = JSON.stringify(paper.questions)
  const names = new Set([...written.matchAll(/drawing:([a-z]+)/g)].map(([, name]) => name ?? ''))
  const keys = await stored(browser, signedIn, [...names])
  const questions = written.replaceAll(
    /drawing:([a-z]+)/g,
    (_, name: string) => keys.get(name) ?? '',
  )
  const { grade, subject, taxonomy } = paper
  const answered = (await signedIn.graphql(save, {
    row: {
      title: paper.title,
      complexity: 'Detailed',
      totalMinutes: paper.minutes,
      fontFamily: 'Default',
      headings: JSON.stringify(headings),
      instructions: JSON.stringify(paper.instructions),
      questions,
      translation: JSON.stringify(paper.translation ?? null),
      subjectId: await subjectId(grade, subject),
      taxonomyId: taxonomy === undefined ? null : await taxonomyId(taxonomy),
    },
  })) as { insertIntoTeacherAssessmentTemplateCollection: { records: { id: string }[] } } // the result of the mutation
  const id = answered.insertIntoTeacherAssessmentTemplateCollection.records[0]?.id
  if (id === undefined) throw new Error(`${paper.name} was not saved`)
  return id
}
