import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'leesbegrip-die-verlore-posduif-graad-4',
  sku: 1003,
  language: 'af',
  grade: '4',
  subject: 'afrikaans-huistaal',
  term: 1,
  title: 'Leesbegrip: Die verlore posduif',
  topic: 'Lees en kyk: storie met dialoog',
  price: '35.00',
  publishDate: '2026-01-19T06:00:00Z',
  tags: ['term-1', 'afrikaans', 'worksheet', 'reading', 'memo'],
  intro: [
    '’n Oorspronklike kortverhaal van ongeveer 225 woorde oor ’n seun in Calvinia wat ’n moeë posduif op die stoep vind. Die storie is geskryf om met graad 4’s gelees te word: kort sinne, natuurlike dialoog en genoeg geheime om oor te raai.',
    'Die vrae loop van letterlik tot evaluering, met taalvrae wat uit die teks self kom.',
  ],
  points: [
    'Leesstuk met genommerde paragrawe',
    'Letterlike, herorganisasie-, afleidings- en evalueringsvrae',
    'Taal: verkleining, meervoude, teenoorgesteldes en direkte rede',
  ],
  blocks: [
    {
      kind: 'reading',
      title: 'Die verlore posduif',
      paragraphs: [
        'Die suidooster het die hele nag deur Calvinia gehuil. Toe Ruan die agterdeur oopmaak, lê daar takkies, blare en ’n stukkende emmer op die stoep. En in die hoek, teen die warm muur, sit ’n grys duif.',
        '“Ouma, kom kyk!” roep Ruan. “Hy vlieg nie eens weg nie.”',
        'Ouma Lenie druk haar bril reg en buk stadig af. Om die duif se een pootjie is ’n blou ringetjie met syfers op. “Dis nie sommer enige duif nie,” sê sy. “Dis ’n posduif. Hy is op pad huis toe, maar die wind het hom moeg gewaai.”',
        'Hulle sit ’n bakkie water en ’n handvol mielies neer. Eers draai die duif sy kop weg. Toe, toe hulle doodstil bly sit, drink hy. Sluk vir sluk.',
        'Daardie middag bel Ouma die duifklub se nommer. ’n Man in Upington antwoord. “My Blits!” lag hy toe sy die syfers lees. “Ek dag ’n valk het hom gevang. Laat hom rus. As hy reg is, sal hy self weet.”',
        'Twee dae lank slaap Blits in ’n appelkis in die waskamer. Op die derde oggend maak Ruan die venster wyd oop. Die duif trippel tot op die rand, kyk een maal om en is weg, ’n grys kolletjie bo die Hantamberge.',
        'Ruan waai tot sy arm pyn. Hy is hartseer en bly tegelyk, en hy weet nie watter een die grootste is nie.',
      ],
    },
    {
      kind: 'question',
      title: 'Verstaan jy die storie?',
      work: {
        kind: 'choice',
        items: [
          {
            q: 'Waar vind Ruan die duif?',
            options: ['in die waskamer', 'op die stoep', 'in ’n appelkis', 'by die duifklub'],
            a: 1,
          },
          {
            q: 'Hoe weet Ouma dat dit ’n posduif is?',
            options: [
              'Dit is grys.',
              'Dit is moeg.',
              'Daar is ’n ringetjie om sy pootjie.',
              'Dit vlieg nie weg nie.',
            ],
            a: 2,
          },
          {
            q: 'Die woord *tegelyk* in paragraaf 7 beteken:',
            options: ['op dieselfde tyd', 'baie gou', 'om die beurt', 'vir altyd'],
            a: 0,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Wat het eerste gebeur?',
      instruction: 'Nommer die gebeure van 1 tot 5.',
      work: {
        kind: 'tableFill',
        head: ['Gebeurtenis', 'Nommer'],
        widths: [82, 18],
        rows: [
          ['Ouma bel die duifklub.', '?3'],
          ['Die wind waai die hele nag.', '?1'],
          ['Blits vlieg oor die berge weg.', '?5'],
          ['Die duif drink water.', '?2'],
          ['Blits slaap in ’n appelkis.', '?4'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Antwoord in volsinne',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Waarom drink die duif eers toe Ruan en Ouma doodstil sit?',
            a: ['Hy was bang vir hulle; toe hulle stilsit, het hy veilig gevoel.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Wat bedoel die man met: “As hy reg is, sal hy self weet”?',
            a: ['Die duif sal vanself vlieg wanneer hy uitgerus en sterk genoeg is.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Ruan is hartseer en bly. Gee ’n rede vir elke gevoel.',
            a: [
              'Hartseer: die duif met wie hy maats gemaak het, is weg.',
              'Bly: die duif is gesond en gaan huis toe.',
            ],
            lines: 3,
            marks: 2,
          },
          {
            q: 'Dink jy Ouma het reg opgetree? Sê hoekom.',
            a: [
              'Eie mening met ’n rede uit die storie, bv. ja, sy het die duif versorg en die eienaar laat weet.',
            ],
            lines: 2,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Taal uit die storie',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'Verkleinwoord: ring ________', a: ['ringetjie'] },
          { q: 'Verkleinwoord: tak ________', a: ['takkie'] },
          { q: 'Meervoud: berg ________', a: ['berge'] },
          { q: 'Meervoud: emmer ________', a: ['emmers'] },
          { q: 'Teenoorgestelde: wyd ________', a: ['nou / smal'] },
          { q: 'Teenoorgestelde: hartseer ________', a: ['bly / gelukkig'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Skryf in die direkte rede',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Skryf die sin oor met al die leestekens: kom kyk gou ouma roep ruan',
            a: ['“Kom kyk gou, Ouma!” roep Ruan.'],
            lines: 1,
            marks: 3,
          },
        ],
      },
    },
  ],
})
