import { expect, test } from 'vitest'
import { placesThatStay } from './places-that-stay.ts'

/** Whether the last of the options keeps its place, alone or with all of them. */
const lastStays = (options: readonly string[]) => {
  const places = placesThatStay([options])
  return places === null || places.has(options.length - 1)
}

const besides: Record<string, readonly string[]> = {
  words: ['Vaal', 'Tugela', 'Limpopo'],
  'two words': ['Vaal', 'Tugela'],
  equations: ['x = 4', 'x = 9', 'x = 2'],
  lengths: ['4 cm', '12 cm', '7 cm'],
}

/** By letters, by numbers, as a range or a set, by number words, by an abbreviation. */
const naming = [
  ...[
    'NOTA',
    'AOTA',
    'N.O.T.A.',
    '(NOTA)',
    'N O T A',
    'AOTA!',
    'BOTA',
    'GVB',
    'AVB',
    'G.v.d.B.',
    'N.v.b.',
    'GVH',
    'AVH',
  ],
  ...[
    '1+2',
    '1 + 2',
    '1 & 2',
    '1, 3',
    '1;3',
    '1-3',
    '1–3',
    '1..3',
    '1 t/m 3',
    '1 tot 3',
    '1 to 3',
    '{1, 2}',
    '#1 and #2',
  ],
  ...[
    '(i)+(ii)',
    'i+ii',
    'i',
    'v',
    '(i)',
    'a',
    '(a)',
    '1',
    '(1)',
    'I + II',
    'I/II',
    'I-III',
    'I, II en III',
    'I;III',
    '(i) (ii)',
  ],
  ...[
    'A/B',
    'A/B/C',
    'A-C',
    'A – C',
    'A t/m C',
    'A tot C',
    'A tot en met C',
    'A through C',
    'A thru C',
    '{A, B}',
    'A ∪ B',
  ],
  ...[
    '(a)+(b)',
    'a+b',
    'a/b',
    'a & b',
    'a ∧ b',
    'A and/or B',
    'A en/of B',
    'A as well as B',
    'A sowel as B',
    'A asook B',
  ],
  ...[
    'A exclusively',
    'Enkel A',
    '1 alone',
    '1 en 2 alleen',
    'one and two',
    'een en twee',
    '①',
    '① en ②',
    'A, maar nie B nie',
  ],
]

/** All, both or none of the others, in few words. */
const counting = [
  ...[
    'Both',
    'Albei',
    'Beide',
    'Neither',
    'Nie een nie',
    'Either',
    'Everything',
    'Alles',
    'Nothing',
    'Another answer',
  ],
  ...[
    'None apply',
    'Geen geld nie',
    'Not both',
    'All wrong',
    'Almal verkeerd',
    'Both are correct',
    'Nie een is reg nie',
  ],
]

/** That there is no answer, or that nobody can say. */
const answerless = [
  ...[
    'No solution',
    'Geen oplossing',
    'There are no solutions',
    'Daar is geen oplossings nie',
    'No real roots',
  ],
  ...[
    'Geen reële wortels',
    'Infinitely many solutions',
    'Oneindig baie oplossings',
    'Does not exist',
    'Bestaan nie',
  ],
  ...[
    'not enough information',
    'Not enough info',
    'Nie genoeg inligting nie',
    'Insufficient data',
    'Te min inligting',
  ],
  ...[
    'Onvoldoende inligting',
    'Too little information',
    'More information is needed',
    'Meer inligting word benodig',
  ],
  ...[
    'cannot be determined',
    'Can’t be determined',
    "Can't say",
    'kan nie bepaal word nie',
    'Nie moontlik om te bepaal nie',
  ],
  ...[
    'Onmoontlik om te sê',
    'It is impossible to say',
    'No conclusion can be drawn',
    'Onbepaalbaar',
    'Indeterminate',
  ],
  ...[
    'I don’t know',
    'Ek weet nie',
    'Not sure',
    'Onseker',
    'Unknown',
    'Onbekend',
    'It depends',
    'Dit hang af',
  ],
  ...[
    'Not applicable',
    'Nie van toepassing nie',
    'N/A',
    'n.v.t.',
    'Undefined',
    'Ongedefinieerd',
    'Die vraag is foutief',
  ],
  ...[
    'They are equal',
    'Hulle is gelyk',
    'The same',
    'Dieselfde',
    'Cannot be compared',
    'No difference',
    'Geen verandering',
  ],
]

/** Nothing of their own: a sign, small words, or that the question is left out. */
const empty = [
  ...[
    '?',
    '-',
    '—',
    '…',
    '(?)',
    '...',
    '______',
    'Nie hier nie',
    'Not here',
    'Not given',
    'Nie gelys nie',
  ],
  ...[
    'Any',
    'Enige',
    'All the abv',
    'All of it',
    'None of it',
    'Some',
    'Skip',
    'Pass',
    'Leeg',
    'I dunno',
    'The answer',
  ],
]

test.each([...naming, ...counting, ...answerless, ...empty])(
  '"%s" stays beside whatever it is given',
  (last) => {
    for (const [kind, others] of Object.entries(besides))
      expect([kind, lastStays([...others, last])]).toEqual([kind, true])
  },
)

test('what has no number stays where most have one, and the others still move', () => {
  for (const last of ['None', 'Parallel', 'Ewig', 'A whole dozen'])
    expect([...(placesThatStay([['x = 4', 'x = 9', 'x = 2', last]]) ?? [])]).toEqual([3])
  expect([...(placesThatStay([['4', '9', 'No solution', '2']]) ?? [])]).toEqual([2])
  expect(placesThatStay([['Vaal', 'Tugela', '1652', 'Limpopo']])).toBeNull()
})

test.each([
  [['3/4', '1/2', '5/8', '1/3']],
  [['4 + 5', '8 + 3', '6 + 4']],
  [['a + b', 'b + a', 'a - b', 'b - a']],
  [['2a + b', 'x + y', 'a²', '3b']],
  [['u', 'e', 'o', 'a']],
  [['x', 'z', 'y']],
  [['ANC', 'NP', 'EFF', 'DP']],
  [['DNA', 'protein', 'sugar', 'fat']],
  [['No rain', 'No wind', 'Much sun']],
  [['Not enough rain', 'Too much sun', 'A cold front']],
  [['Geen water nie', 'Baie water', 'Sand']],
  [['<', '>', '=']],
  [['is', 'are', 'has', 'was']],
  [['?', '!', ',', ';']],
])('%j speak of nothing but their subject and move', (options) => {
  expect([...(placesThatStay([options]) ?? ['all'])]).toEqual([])
})
