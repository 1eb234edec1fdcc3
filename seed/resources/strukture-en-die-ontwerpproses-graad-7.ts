import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'strukture-en-die-ontwerpproses-graad-7',
  sku: 1043,
  language: 'af',
  grade: '7',
  subject: 'technology',
  term: 1,
  title: 'Strukture: ’n selfoontoring uit papier',
  topic: 'Strukture en die ontwerpproses',
  price: '48.00',
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'afrikaans', 'project', 'memo'],
  intro: [
    '’n Mini-PAT wat met koerantpapier, kleefband en ’n liniaal gedoen kan word. Leerders ondersoek raamstrukture, skryf ’n ontwerpopdrag, teken in twee dimensies en bou ’n toring wat ’n appel dra.',
  ],
  points: [
    'Soorte strukture en kragte',
    'Ontwerpopdrag, spesifikasies en beperkings',
    'Ruimte vir eerste sketse',
    'Rubriek uit 40',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Dop, raam of massief?',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'Eskom-mas ____________', a: ['raamstruktuur'] },
          { q: 'eierdop ____________', a: ['dopstruktuur'] },
          { q: 'damwal ____________', a: ['massiewe struktuur'] },
          { q: 'fiets ____________', a: ['raamstruktuur'] },
          { q: 'motorbak ____________', a: ['dopstruktuur'] },
          { q: 'baksteenpilaar ____________', a: ['massiewe struktuur'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Verbind die krag met die voorbeeld',
      work: {
        kind: 'match',
        left: [
          'drukkrag (kompressie)',
          'trekkrag (spanning)',
          'buiging',
          'wringing (torsie)',
          'skuifkrag',
        ],
        right: [
          '’n sleeptou agter ’n bakkie',
          '’n skêr wat karton knip',
          'die pote van ’n stoel waarop jy sit',
          '’n lap wat jy uitdraai',
          '’n boekrak wat in die middel deursak',
        ],
        a: [2, 0, 4, 3, 1],
      },
    },
    {
      kind: 'question',
      title: 'Kies die korrekte antwoord',
      work: {
        kind: 'choice',
        items: [
          {
            q: 'Die sterkste vorm vir ’n raamstruktuur is die',
            options: ['vierkant', 'driehoek', 'sirkel', 'reghoek'],
            a: 1,
          },
          {
            q: '’n Struktuur met ’n breë voet en ’n lae swaartepunt is meer',
            options: ['stabiel', 'buigsaam', 'deursigtig', 'duur'],
            a: 0,
          },
          {
            q: '’n Skuins balk wat keer dat ’n raam skeef trek, heet ’n',
            options: ['lyn', 'stut', 'skarnier', 'voeg'],
            a: 1,
          },
        ],
      },
    },
    {
      kind: 'box',
      title: 'Die situasie',
      lines: [
        'Die dorp Sonderpad het swak selfoonsein. Die gemeenskap wil ’n toring hê wat hoog genoeg is, in die wind bly staan en nie te veel kos nie.',
        'Bou ’n model: minstens 60 cm hoog, net koerantpapier en een rol kleefband, en dit moet een minuut lank ’n appel dra.',
      ],
    },
    {
      kind: 'question',
      title: 'Ontwerp',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Skryf ’n ontwerpopdrag in een sin.',
            a: ['Ek gaan ’n … ontwerp en maak vir … sodat … (probleem, gebruiker en doel).'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'Noem drie spesifikasies uit die situasie.',
            a: ['minstens 60 cm hoog; dra ’n appel een minuut; bly in die wind staan'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'Noem twee beperkings.',
            a: ['net koerantpapier en een rol kleefband; beperkte tyd of geld'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
    { kind: 'heading', text: 'Twee idees' },
    {
      kind: 'drawing',
      drawing: {
        kind: 'space',
        height: 170,
        caption: 'Teken twee idees. Kies een en skryf onder jou skets hoekom.',
      },
    },
    {
      kind: 'question',
      title: 'Rubriek',
      work: {
        kind: 'rubric',
        levels: ['1: begin', '2: voldoende', '3: uitstekend'],
        criteria: [
          {
            name: 'Ondersoek',
            levels: ['min feite', 'genoeg feite', 'feite met voorbeelde en bronne'],
            marks: 8,
          },
          {
            name: 'Ontwerp',
            levels: [
              'onvolledige skets',
              'sketse met byskrifte',
              'sketse op skaal, met mate en rede vir keuse',
            ],
            marks: 12,
          },
          {
            name: 'Maak',
            levels: ['val om', 'staan, maar dra nie', 'staan en dra die appel een minuut'],
            marks: 14,
          },
          {
            name: 'Evalueer',
            levels: ['een opmerking', 'sterk en swak punte', 'toetsresultaat en verbetering'],
            marks: 6,
          },
        ],
      },
    },
  ],
})
