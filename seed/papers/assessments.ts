import type { Questions } from '@kryt/documents/assessment-template'
import type { PersonaName } from '../personas.ts'
import { FRACTIONS } from './fractions-test.ts'
import { LEESTOETS } from './leestoets.ts'
import { choice, item, type Level } from './parts.ts'

interface SeedAssessment {
  readonly key: string
  /** Whose paper it is; null for a template that everybody can start from. */
  readonly owner: PersonaName | null
  readonly title: string
  readonly minutes: number
  readonly grade: string
  readonly subject: string
  readonly province: string
  /** Null where no official document gives the levels. */
  readonly taxonomy: string | null
  readonly headings: Readonly<Record<string, string>>
  readonly instructions: readonly string[]
  readonly questions: Questions
}

const LOW: Level = { label: 'Low order', percentage: 30 }
const MIDDLE: Level = { label: 'Middle order', percentage: 50 }
const HIGH: Level = { label: 'High order', percentage: 20 }
const LAE: Level = { label: 'Lae orde', percentage: 50 }
const MIDDEL: Level = { label: 'Middelorde', percentage: 35 }
const HOE: Level = { label: 'Hoë orde', percentage: 15 }

const MAPS: Questions = [
  {
    number: '1',
    title: 'Reading a map',
    minutes: 15,
    marks: 6,
    sectionNumber: 'A',
    sectionTitle: 'Geography: map skills',
    fields: [
      choice('1.1', 'The sun rises in the …', ['north', 'east', 'south', 'west'], 'east', LOW),
      item('1.2', 'What does the key of a map explain?', 'The symbols on the map.', 1, LOW),
      item('1.3', 'Which province lies north of Gauteng?', 'Limpopo', 1, LOW),
      item(
        '1.4',
        'On a map, 1 cm shows 5 km. The school is 4 cm from the clinic. How far is that?',
        '4 × 5 km = 20 km (1 mark for the method, 1 for the answer)',
        2,
        MIDDLE,
      ),
      item('1.5', 'Which way do you walk from B2 to D2?', 'East', 1, MIDDLE),
    ],
  },
  {
    number: '2',
    title: 'Settlements',
    minutes: 15,
    marks: 4,
    sectionNumber: 'B',
    sectionTitle: 'Geography: places where people live',
    fields: [
      item(
        '2.1',
        'Name two things that a town has and a farm does not.',
        'Any two (2 × 1)',
        2,
        MIDDLE,
      ),
      item(
        '2.2',
        'Why did many towns grow beside a river? Give two reasons.',
        'Water to drink and for crops; transport. Any two (2 × 1)',
        2,
        HIGH,
      ),
    ],
  },
]

const MATERIE: Questions = [
  {
    number: '1',
    title: 'Toestande van materie',
    minutes: 10,
    marks: 5,
    sectionNumber: 'A',
    sectionTitle: 'Kort vrae',
    fields: [
      choice('1.1', 'Water wat kook, word …', ['ys', 'stoom', 'sneeu'], 'stoom', LAE),
      item(
        '1.2',
        'Noem die drie toestande van materie.',
        'Vaste stof, vloeistof, gas (3 × 1)',
        3,
        LAE,
      ),
      item('1.3', 'In watter toestand is ys?', 'Vaste stof', 1, LAE),
    ],
  },
  {
    number: '2',
    title: 'Die watersiklus',
    minutes: 20,
    marks: 5,
    sectionNumber: 'B',
    sectionTitle: 'Langer vrae',
    fields: [
      item('2.1', 'Wat is verdamping?', 'Vloeistof word gas wanneer dit warm word.', 2, MIDDEL),
      item(
        '2.2',
        'Hoekom droog wasgoed vinniger op ’n warm dag?',
        'Hitte laat water vinniger verdamp.',
        2,
        MIDDEL,
      ),
      item('2.3', 'Waar kom die water op ’n koue ruit vandaan?', 'Waterdamp kondenseer.', 1, HOE),
    ],
  },
]

const ENGLISH = {
  headings: {
    Grade: 'Grade',
    Date: 'Date',
    Term: 'Term',
    Total: 'Total',
    Time: 'Time',
    Section: 'Section',
    Question: 'Question',
    Marks: 'Marks',
  },
  instructions: [
    'Answer ALL the questions.',
    'Number your answers as the questions are numbered.',
    'Write neatly in blue ink.',
  ],
  taxonomy: 'Social Sciences, Grades 4 to 6',
}
const AFRIKAANS = {
  headings: {
    Grade: 'Graad',
    Date: 'Datum',
    Term: 'Kwartaal',
    Total: 'Totaal',
    Time: 'Tyd',
    Section: 'Afdeling',
    Question: 'Vraag',
    Marks: 'Punte',
  },
  instructions: [
    'Beantwoord AL die vrae.',
    'Nommer jou antwoorde presies soos die vrae genommer is.',
    'Skryf netjies.',
  ],
  taxonomy: 'Natuurwetenskappe en Tegnologie, graad 4 tot 6',
}

export const ASSESSMENTS: readonly SeedAssessment[] = [
  {
    ...ENGLISH,
    key: 'map-skills-test',
    owner: null,
    title: 'Map skills test',
    minutes: 30,
    grade: '4',
    subject: 'Social Sciences',
    province: 'Limpopo',
    questions: MAPS,
  },
  {
    ...AFRIKAANS,
    key: 'materie-toets',
    owner: null,
    title: 'Toets: materie en water',
    minutes: 30,
    grade: '4',
    subject: 'Natural Sciences and Technology',
    province: 'Western Cape',
    questions: MATERIE,
  },
  {
    ...ENGLISH,
    key: 'thandi-map-skills',
    owner: 'thandi',
    title: 'Map skills: control test, Term 4',
    minutes: 30,
    grade: '4',
    subject: 'Social Sciences',
    province: 'Limpopo',
    questions: MAPS,
  },
  {
    ...AFRIKAANS,
    key: 'annelie-materie',
    owner: 'annelie',
    title: 'Kontroletoets: materie en water',
    minutes: 30,
    grade: '4',
    subject: 'Natural Sciences and Technology',
    province: 'Western Cape',
    questions: MATERIE,
  },
  {
    ...ENGLISH,
    key: 'thandi-fractions-test',
    owner: 'thandi',
    title: 'Class test: common fractions',
    minutes: 40,
    grade: '5',
    subject: 'Mathematics',
    province: 'Limpopo',
    taxonomy: null,
    questions: FRACTIONS,
  },
  {
    ...AFRIKAANS,
    key: 'annelie-leestoets',
    owner: 'annelie',
    title: 'Leestoets: Wollie se klokkie',
    minutes: 30,
    grade: '2',
    subject: 'Afrikaans Home Language',
    province: 'Western Cape',
    taxonomy: null,
    instructions: [
      'Lees die storie twee keer.',
      'Beantwoord AL die vrae.',
      'Skryf netjies op die lyne.',
    ],
    questions: LEESTOETS,
  },
]
