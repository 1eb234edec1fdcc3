import { communicationPictureKeys } from '../communication-pictures.ts'
import { seedId } from '../ids.ts'
import { PERSONAS } from '../personas.ts'
import { array, insert, text } from './literals.ts'
import { profileId } from './people-sql.ts'

const ANNOUNCEMENTS = [
  {
    key: 'marks-due',
    title: 'Term 4 resources are complete',
    message:
      'All test papers and memorandums for Term 4 are now in the shop, in English and Afrikaans.',
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

interface Communication {
  key: string
  subject: string
  body: string | null
  images: readonly string[] | null
  video?: string
  sendTo: readonly string[]
  show: readonly string[]
  daysAgo: number
}

const COMMUNICATIONS: readonly Communication[] = [
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
  {
    key: 'fraction-wall',
    subject: 'A fraction wall in one lesson',
    body: '<p>Four strips of card, a ruler and two colours of chalk. Learners fold, colour and stick:</p><ul><li>one whole, two halves, three thirds, four quarters;</li><li>then they find two strips that are equally long.</li></ul><p>Leave it up for the term. Every question about equivalent fractions starts there.</p>',
    images: communicationPictureKeys('fraction-wall'),
    sendTo: ['ALL'],
    show: ['SUBJECT', 'BODY', 'IMAGES'],
    daysAgo: 2,
  },
  {
    key: 'bean-week',
    subject: 'Five days, four beans, one graph',
    body: '<p>Plant on Monday, measure every morning after register, and on Friday the class draws its first line graph from <em>its own</em> numbers. Works from grade 3 upwards.</p>',
    images: communicationPictureKeys('bean-week'),
    sendTo: ['General'],
    show: ['SUBJECT', 'BODY', 'IMAGES'],
    daysAgo: 6,
  },
  {
    key: 'leeshoekie',
    subject: '’n Leeshoekie wat leerders self oppas',
    body: '<p>Drie rakke, een kussing en ’n lys aan die muur. Die reël is eenvoudig: wie ’n boek terugbring, kies die volgende kind.</p><p>Ons kollegas in Upington sê hulle leen nou elke week dubbel soveel boeke uit.</p>',
    images: communicationPictureKeys('leeshoekie'),
    sendTo: ['ALL'],
    show: ['SUBJECT', 'BODY', 'IMAGES'],
    daysAgo: 12,
  },
  {
    key: 'rain-gauge',
    subject: 'Measure your own rain',
    body: null,
    images: communicationPictureKeys('rain-gauge'),
    sendTo: ['General'],
    show: ['SUBJECT', 'IMAGES'],
    daysAgo: 17,
  },
  {
    key: 'video-in-class',
    subject: 'Showing a video without losing the class',
    body: '<p>Stop it every two minutes and ask one question. This short film shows where the pause button pays off.</p>',
    images: null,
    video: '76979871',
    sendTo: ['ALL'],
    show: ['SUBJECT', 'BODY', 'VIDEO'],
    daysAgo: 8,
  },
  {
    key: 'week-plan',
    subject: 'Your week plan on one page',
    body: '<p>Open the calendar, press <strong>Print</strong>, and choose the week. It is set on A4 with times and term week, ready for the file.</p>',
    images: null,
    sendTo: ['ALL'],
    show: ['SUBJECT', 'BODY'],
    daysAgo: 21,
  },
]

/** Announcements and communications, with covers from the shop and drawings of their own. */
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
  ['id', 'subject', 'body', 'images', 'video', 'send_to', 'show', 'publish_date'],
  COMMUNICATIONS.map((sent) => [
    text(seedId('communication', sent.key)),
    text(sent.subject),
    text(sent.body),
    sent.images === null ? 'null' : array(sent.images, 'text'),
    text(sent.video ?? null),
    array(sent.sendTo, 'text'),
    array(sent.show, 'text'),
    `now() - interval '${sent.daysAgo} days'`,
  ]),
)}`
}
