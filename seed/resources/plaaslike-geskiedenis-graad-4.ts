import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'plaaslike-geskiedenis-graad-4',
  sku: 1028,
  language: 'af',
  grade: '4',
  subject: 'social-sciences',
  term: 1,
  title: 'Plaaslike geskiedenis: word ’n speurder',
  topic: 'Geskiedenis: plaaslike geskiedenis',
  price: '36.00',
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'afrikaans', 'project', 'worksheet', 'memo'],
  intro: [
    'Leerders leer wat ’n bron is, trek ’n tydlyn van hul eie gemeenskap en voer ’n onderhoud met ’n ouer persoon. Die onderhoudvorm maak die projek ook moontlik vir kinders wat min hulp tuis het.',
  ],
  points: [
    'Soorte bronne met voorbeelde',
    'Tydlyn om te lees en om te teken',
    'Onderhoudvorm en ’n rubriek uit 20',
  ],
  blocks: [
    {
      kind: 'box',
      title: 'Bronne van inligting',
      lines: [
        '**Geskrewe bronne:** briewe, koerante, dagboeke',
        '**Voorwerpe:** gereedskap, klere, muntstukke',
        '**Mondelinge bronne:** stories en onderhoude',
        '**Visuele bronne:** foto’s, kaarte, skilderye',
      ],
    },
    {
      kind: 'question',
      title: 'Watter soort bron is dit?',
      instruction: 'Skryf geskrewe, voorwerp, mondeling of visueel.',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: '’n troufoto ____________', a: ['visueel'] },
          { q: 'Ouma se storie ____________', a: ['mondeling'] },
          { q: '’n ou ploeg ____________', a: ['voorwerp'] },
          { q: '’n brief uit 1948 ____________', a: ['geskrewe'] },
          { q: '’n kaart van die dorp ____________', a: ['visueel'] },
          { q: '’n kleipot ____________', a: ['voorwerp'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Lees die tydlyn van Bokkiesdrif',
      picture: {
        kind: 'timeline',
        events: [
          { year: '1895', text: 'eerste huise by die drif' },
          { year: '1921', text: 'die skool word gebou' },
          { year: '1956', text: 'die brug kom klaar' },
          { year: '1994', text: 'almal stem vir die eerste keer saam' },
          { year: '2008', text: 'die biblioteek open' },
        ],
      },
      work: {
        kind: 'fill',
        items: [
          { q: 'Die skool is in ________ gebou.', a: ['1921'] },
          { q: 'Die brug is ________ jaar ná die skool klaargemaak.', a: ['35'] },
          { q: 'In 2026 is die biblioteek ________ jaar oud.', a: ['18'] },
          { q: 'Die dorp het in ________ begin.', a: ['1895'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Jou onderhoud',
      instruction: 'Gesels met iemand wat lank in jou omgewing woon.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Met wie het jy gepraat, en hoe lank woon die persoon hier?',
            a: ['Naam en aantal jare.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Hoe het kinders destyds skool toe gegaan?',
            a: ['Volgens die onderhoud.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Watter gebou of plek het die meeste verander? Hoe?',
            a: ['Plek en verandering genoem.'],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Plakkaat oor jou omgewing',
      instruction: 'Maak ’n A3-plakkaat met jou onderhoud, twee bronne en ’n eie tydlyn.',
      work: {
        kind: 'rubric',
        levels: ['begin', 'goed op pad', 'uitstekend'],
        criteria: [
          {
            name: 'Inligting',
            levels: ['een feit', 'twee of drie feite', 'vier of meer feite, in eie woorde'],
            marks: 6,
          },
          {
            name: 'Bronne',
            levels: ['geen bron genoem', 'een bron', 'twee bronne van verskillende soorte'],
            marks: 4,
          },
          {
            name: 'Tydlyn',
            levels: ['jare nie in volgorde nie', 'in volgorde', 'in volgorde en netjies op skaal'],
            marks: 6,
          },
          {
            name: 'Aanbieding',
            levels: ['moeilik om te lees', 'duidelik', 'netjies, met opskrifte en sketse'],
            marks: 4,
          },
        ],
      },
    },
  ],
})
