import { seedId } from '../ids.ts'
import { PERSONAS } from '../personas.ts'
import { array, insert, text } from './literals.ts'
import { profileId } from './people-sql.ts'

const ANNOUNCEMENTS = [
  {
    key: 'marks-due',
    title: 'Term 4 resources are complete',
    message:
      'All test papers and memoranda for Term 4 are now in the shop, in English and Afrikaans.',
    to: null,
  },
  {
    key: 'eft-reminder',
    title: 'Ons wag vir jou betaling',
    message: 'Ons het jou betaalbewys vir bestelling 261117-19052841 nog nie ontvang nie.',
    to: profileId(PERSONAS.annelie),
  },
] as const

const cover = (slug: string) => `Products/${seedId('product', slug)}/cover.webp`

const COMMUNICATIONS = [
  {
    key: 'exam-season',
    subject: 'Ready for the November tests?',
    body: '<p>Print the paper, the memorandum and the cognitive grid in one go: <strong>My assessments</strong>, then <em>Print</em>.</p>',
    images: [cover('percentages-exam-practice-grade-6'), cover('mathematics-test-term-1-grade-4')],
    sendTo: ['ALL'],
    show: ['SUBJECT', 'BODY', 'IMAGES'],
    daysAgo: 3,
  },
  {
    key: 'maaltafels',
    subject: 'Maaltafels wat bly vassit',
    body: '<p>Vyf minute per dag, elke dag dieselfde tafel: so werk ons plakkate vir graad 3 en 4.</p>',
    images: [cover('maaltafels-2-tot-10-graad-3'), cover('tafelblok-plakkaat-graad-4')],
    sendTo: ['General'],
    show: ['SUBJECT', 'BODY', 'IMAGES'],
    daysAgo: 10,
  },
  {
    key: 'back-to-school',
    subject: 'Back to school 2027',
    body: '<p>The new calendar and the first week’s worksheets.</p>',
    images: [cover('my-five-senses-grade-r')],
    sendTo: ['R', '1', '2', '3'],
    show: ['SUBJECT', 'IMAGES'],
    daysAgo: 1,
  },
] as const

/** Announcements and communications, with pictures that the shop has already uploaded. */
export function messagesSql(): string {
  const announcements = ANNOUNCEMENTS.map(
    ({ key, title, message, to }) => `insert into public.announcement (id, title, message, send_to)
select ${text(seedId('announcement', key))}, ${text(title)}, ${text(message)}, ${array([to ?? 'ALL'], 'text')}
${to === null ? '' : `from public.teacher_profile as profile where profile.id = ${text(to)}\n`}on conflict do nothing;
`,
  )
  return `${announcements.join('\n')}
${insert(
  'public.communication',
  ['id', 'subject', 'body', 'images', 'send_to', 'show', 'publish_date'],
  COMMUNICATIONS.map((sent) => [
    text(seedId('communication', sent.key)),
    text(sent.subject),
    text(sent.body),
    array(sent.images, 'text'),
    array(sent.sendTo, 'text'),
    array(sent.show, 'text'),
    `now() - interval '${sent.daysAgo} days'`,
  ]),
)}`
}
