import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'idiome-en-spreekwoorde-graad-5',
  sku: 1034,
  language: 'af',
  grade: '5',
  subject: 'afrikaans-huistaal',
  term: 4,
  title: 'Idiome en spreekwoorde',
  topic: 'Taalstrukture en -konvensies: figuurlike taal',
  price: '29.00',
  publishDate: '2026-09-28T06:00:00Z',
  tags: ['term-4', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Negentien idiome en spreekwoorde wat ’n mens werklik hoor, van die kombuis tot die sportveld. Leerders verbind, verklaar en gebruik hulle, en ontdek waar ’n paar vandaan kom.',
  ],
  points: [
    'Verbind die idioom met sy betekenis',
    'Voltooi bekende spreekwoorde',
    'Skryf ’n dialoog met drie idiome',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Verbind die idioom met sy betekenis',
      work: {
        kind: 'match',
        left: [
          'die kat uit die boom kyk',
          'iemand ’n rat voor die oë draai',
          'met die deur in die huis val',
          'hand in eie boesem steek',
          'die bul by die horings pak',
          'nie onder ’n stoel of bank wegsteek nie',
        ],
        right: [
          'iemand mislei',
          'reguit sê wat jy wil hê, sonder inleiding',
          '’n moeilike taak dadelik aanpak',
          'eers wag en kyk wat gebeur',
          'openlik oor iets wees',
          'erken dat jy self skuld het',
        ],
        a: [3, 0, 1, 5, 2, 4],
      },
    },
    {
      kind: 'question',
      title: 'Voltooi die spreekwoord',
      work: {
        kind: 'fill',
        bank: ['mond', 'put', 'wind', 'muisies', 'kruik', 'boom'],
        items: [
          { q: 'Hoë bome vang baie ____________.', a: ['wind'] },
          { q: 'Klein ____________ het groot ore.', a: ['muisies'] },
          { q: 'Die ____________ gaan so lank na die water totdat dit breek.', a: ['kruik'] },
          { q: 'As die kalf verdrink het, demp ’n mens die ____________.', a: ['put'] },
          { q: 'Die appel val nie ver van die ____________ nie.', a: ['boom'] },
          { q: 'Die môrestond het goud in die ____________.', a: ['mond'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Wat beteken die onderstreepte woorde?',
      work: {
        kind: 'choice',
        items: [
          {
            q: 'Pa het gister ~sy kop verloor~ toe die rekening kom.',
            options: ['vergeet waar hy is', 'sy humeur verloor', '’n ongeluk gehad', 'weggeloop'],
            a: 1,
          },
          {
            q: 'Ná die wedstryd was die afrigter ~in die wolke~.',
            options: ['baie bly', 'op reis', 'verward', 'moeg'],
            a: 0,
          },
          {
            q: 'Moenie ~olie op die vuur gooi~ nie.',
            options: [
              'kos brand nie',
              '’n rusie erger maak nie',
              'geld mors nie',
              'te vinnig praat nie',
            ],
            a: 1,
          },
          {
            q: 'Sy het die nuus ~uit die perd se bek~ gehoor.',
            options: [
              'by ’n dier',
              'as ’n gerug',
              'direk van die betrokke persoon',
              'oor die radio',
            ],
            a: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Verklaar in jou eie woorde',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Elke hond kry sy dag.',
            a: ['Almal kry een of ander tyd ’n kans of geluk.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Stille waters, diepe grond.',
            a: ['Iemand wat stil is, dink of voel dikwels baie.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Die oggendstond het goud in die mond.',
            a: ['Wie vroeg opstaan, kry baie gedoen.'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Skryf ’n dialoog',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Twee maats beplan ’n verrassingspartytjie. Skryf agt reëls en gebruik drie idiome uit hierdie werkblad.',
            a: ['3 vir korrekte idiome, 3 vir dialoogvorm en leestekens, 2 vir inhoud.'],
            lines: 8,
            marks: 8,
          },
        ],
      },
    },
  ],
})
