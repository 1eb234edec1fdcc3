import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesThatStay } from './places-that-stay.ts'

const three = ['Vaal', 'Tugela', 'Limpopo']

/** The places that stay, or "all". */
const stays = (options: readonly string[]) => {
  const places = placesThatStay([options])
  return places === null ? 'all' : [...places]
}

test.each([
  'All of the above',
  'ALL OF THE ABOVE.',
  'All the above',
  'All above',
  'All of these',
  'All of the options above are correct',
  'All of the above-mentioned',
  'None of the above',
  'None of these.',
  'None',
  'None of them is correct',
  'Not one of these',
  'Not any of the above',
  'Neither of these three',
  'Nothing of the above',
  'No answer is correct',
  'Any of the above',
  'Any of the preceding options',
  'All three',
  'All three of the above',
  'All answers are right',
  'More than one of these',
  'Some of the above',
  'Every one of the options listed',
  'A combination of the above',
  'Other (name it)',
  'None of the other answers',
  'All of the aforementioned rivers',
  'non of the above',
  'Nie een van bogenoemde nie',
  'Nie een van die bogenoemde nie.',
  'Geen van bogenoemde nie',
  'Geeneen van bogenoemde',
  'Geeneen van die bo-genoemde nie',
  'Geeneen hiervan nie',
  'Geeneen',
  'Almal',
  'Almal hierbo',
  'Almal hier bo',
  'Almal van bogenoemde',
  'Al die bogenoemde',
  'Al die bostaande',
  'Al die bo genoemde antwoorde',
  'Al drie',
  'Al drie bogenoemde',
  'Al drie antwoorde is reg',
  'Alles hierbo genoem',
  'Enige van hierdie',
  'Enige een van bovermelde opsies',
  'Nie een nie',
  'Nie een hiervan nie',
  'Nie een van die antwoorde nie',
  'Niks hiervan nie',
  'Meer as een van hierdie',
  '’n Kombinasie van bogenoemde',
  '‘n Kombinasie van hierdie',
  'Ander (noem dit)',
  'Geen van die ander antwoorde is korrek nie',
  'G\u200been van hierdie nie',
  'Geeneen\u00a0van\u2009bogenoemde',
  'Áll of the above',
  'All of the a\u00adbove',
  'none-of-the-above',
  'NoneOfTheAbove',
  'Noneof these',
  'All of the obove',
  'All except Vaal',
  'Almal behalwe Vaal',
  'The rest',
  'Die res',
  'Al die gelyste',
  'None of the said',
  'None thereof',
  'Only one of them',
  'Slegs een',
  'Minstens twee van hierdie',
  'Not listed',
  'Nie genoem nie',
  'Al hierdie dinge',
  'All such rivers',
  'Almal van bg.',
  'They are all correct',
  'Hulle is almal reg',
])('"%s" keeps its place below the others, which move', (last) => {
  expect(stays([...three, last])).toEqual([3])
})

test.each([
  'A and B',
  'A en B',
  'Both A and B',
  'Beide A en C',
  'A, B and C',
  'A & B',
  'A/C',
  'A + B',
  'AC',
  'Only A',
  'Slegs B',
  'B alone',
  'A is correct',
  'Option B',
  'opsies (i) en (iii)',
  '(i) and (iii)',
  'i, ii en iii',
  'I and II only',
  'ii',
  '(a) and (c)',
  'a en c',
  'a and b only',
  'only 1 and 2',
  'Slegs 1 en 2',
  'Only 3',
  '1 and 3',
  '1 & 4',
  '1, 2 en 4',
  'Statement 2',
  'Stelling 1 is waar',
  'nr. 2',
  'A) Orange',
  '2. Orange',
  'The first two',
  'Die eerste twee',
  'Die eerste en die laaste',
  'The last one',
  'The first option',
  'The option above',
  'Die opsie hierbo en hieronder',
  'The latter',
  'Laasgenoemde',
  'Both of the above',
  'Beide bogenoemde',
  'Albei hierdie',
  'Neither of the above',
  'The two above',
  'Any two of these',
  'All of the below',
  'Al die onderstaande',
  'Ａ and Ｂ',
  'Neither A nor B',
  'Nóg A nóg B',
  'All but C',
  'B maar nie C nie',
  'Ans. C',
  'Opt 2',
  'Die boonste twee',
  'The middle one',
  '1st and 3rd',
])('"%s" below three others keeps all of them', (last) => {
  expect(stays([...three, last])).toBe('all')
})

test.each([
  'A dam',
  'A wide river',
  'Vaal and Tugela',
  'Vaal en Tugela',
  'Both parents',
  'Beide ouers',
  'All plants need water',
  'Alle plante het water nodig',
  'No water',
  'Geen water nie',
  'The First World War',
  'Die Tweede Wêreldoorlog',
  'Dit is ’n dam',
  '’n Groot dam',
  'I am happy',
  'Ek is bly',
  'This river',
  'Hierdie rivier',
  'Onder die brug',
  'Water en lug',
  'One in four people',
  '20 °C',
  '5 A',
  'x + y',
  '2a + b',
  'An island',
  'More water',
  'Meer mense',
  'Die Nasionale Party',
  'It is not true',
  'Overgrazing',
  'NaCl',
  'CO2',
  'The top of the mountain',
  'Most of the water',
  'één van die konings',
  'Twelve months',
  'Not enough rain',
  'The answer is in the book',
  'Vitamin K',
])('"%s" speaks for itself and moves', (option) => {
  expect(stays([...three, option])).toEqual([])
})

test('a direction is true only where all that it means stay on that side', () => {
  expect(stays(['Vaal', 'All of the above', 'Tugela', 'Limpopo'])).toBe('all')
  expect(stays(['All of the following', ...three])).toEqual([0])
  expect(stays(['Vaal', 'Al die volgende', 'Tugela'])).toBe('all')
  expect(stays(['Vaal', 'None of these', 'Tugela', 'Limpopo'])).toEqual([1])
  expect(stays(['Vaal', 'Tugela', 'Both of the above'])).toEqual([2])
  expect(stays(['Vaal', 'Tugela', 'Both of the above', 'None of the above'])).toEqual([2, 3])
  expect(stays([...three, 'Al vier'])).toBe('all')
})

test('either language decides', () => {
  const places = placesThatStay([
    [...three, 'Something that we have no word for'],
    [...three, 'Nie een van bogenoemde nie'],
  ])
  expect([...(places ?? [])]).toEqual([3])
  expect(
    placesThatStay([
      [...three, 'x'],
      [...three, 'A en B'],
    ]),
  ).toBeNull()
})

test.each([
  [['5', '10', '15', '20']],
  [['20', '15', '10', '5']],
  [['0,5', '1,5', '2,5']],
  [['R10', 'R20,50', 'R1 000']],
  [['2 cm', '4 cm', '6 cm', 'None of these']],
  [['-3', '−1', '0', '2']],
  [['1/4', '1/2', '3/4']],
  [['¼', '½', '¾']],
  [['0–10', '11–20', '21–30']],
  [['Grade 4', 'Grade 5', 'Grade 7']],
  [['1652', '1820', '1994']],
  [['12 May 1910', '31 May 1961', '27 April 1994']],
  [['27 April 1994', '31 Mei 1961', '12 Mei 1910']],
  [['2024-01-31', '2024-02-01', '2025-01-01']],
  [['08:00', '09:30', '14:15']],
  [['44 BC', '10 BC', '30 BC'].toSorted()],
  [['Monday', 'Wednesday', 'Friday']],
  [['Januarie', 'Maart', 'Junie']],
  [['one', 'two', 'three']],
  [['nooit', 'soms', 'altyd']],
  [['Low', 'Medium', 'High']],
  [['True', 'False']],
  [['Waar', 'Onwaar', 'Onseker']],
])('%j stand in an order and stay', (options) => {
  expect(stays(options)).toBe('all')
})

test.each([
  [['5', '20', '10', '15']],
  [['Friday', 'Monday', 'Wednesday']],
  [['1994', '1652', '1820']],
  [['red', 'green', 'blue']],
  [['Ann', 'Ben', 'Carl', 'Dan']],
])('%j stand in no order and move', (options) => {
  expect(stays(options)).toEqual([])
})

const anyOption = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('A en B', 'All of the above', 'Geeneen', 'Vaal', '7', 'both', '1 May 2020', ''),
)

test('any options have an answer, pinned ones are in it, and blanks or signs that nobody sees change nothing', () => {
  fc.assert(
    fc.property(fc.array(anyOption, { maxLength: 8 }), fc.nat(7), (options, at) => {
      const pinned = at < options.length ? [at] : []
      const places = placesThatStay([options], { pinned })
      if (places === null) return
      for (const place of pinned) expect(places.has(place)).toBe(true)
      const padded = options.map((one) => ` ${one}\u200b `)
      expect(placesThatStay([padded], { pinned })).toEqual(places)
    }),
  )
})
