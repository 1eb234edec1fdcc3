import type { Questions } from '@kryt/documents/assessment-template'
import { choice, item } from './parts.ts'
import { paragraph, richText, title } from './rich-text.ts'

/** A reading test of 10 marks in 30 minutes, grade 2. */
export const LEESTOETS: Questions = [
  {
    number: '1',
    title: 'Lees met begrip',
    minutes: 20,
    marks: 6,
    sectionNumber: 'A',
    sectionTitle: 'Begripstoets',
    richText: richText(
      title('Wollie se klokkie'),
      paragraph(
        'Wollie is ’n klein, wit lammetjie. Om sy nek hang ’n blink klokkie. *Tingeling!* sing die klokkie as Wollie hardloop.',
      ),
      paragraph(
        'Een oggend is alles stil. Die klokkie is weg! Wollie soek onder die bos en agter die dam. Hy sien niks nie.',
      ),
      paragraph(
        'Toe hoor hy: tingeling, tingeling. Bo in die boom sit Krys die kraai. Die klokkie blink in sy nes.',
      ),
      paragraph(
        '“Ek het gedink dit is ’n ster,” sê Krys. Hy gee die klokkie terug, en die twee word maats.',
      ),
    ),
    fields: [
      choice(
        '1.1',
        'Wat hang om Wollie se nek?',
        ['’n tou', '’n klokkie', '’n strik'],
        '’n klokkie',
      ),
      {
        number: '1.2',
        question: 'Waar soek Wollie? Merk twee plekke.',
        type: 'Checkbox',
        items: ['onder die bos', 'in die skuur', 'agter die dam', 'op die stoep'],
        answer: ['onder die bos', 'agter die dam'],
        marks: 2,
      },
      item('1.3', 'By wie was die klokkie?', 'By Krys (die kraai)', 1),
      item(
        '1.4',
        'Hoekom het Krys die klokkie gevat?',
        'Hy het gedink dit is ’n ster (1), want dit blink (1).',
        2,
      ),
    ],
  },
  {
    number: '2',
    title: 'Woorde',
    minutes: 10,
    marks: 4,
    sectionNumber: 'B',
    sectionTitle: 'Taal',
    fields: [
      { number: '2.1', question: 'Skryf die meervoud.' },
      item('2.1.1', 'een lammetjie, twee …', 'lammetjies', 1),
      item('2.1.2', 'een boom, twee …', 'bome', 1),
      {
        number: '2.2',
        question: 'Kies die regte woord: Wollie is … as hy sy klokkie kry.',
        type: 'Select',
        items: ['bly', 'blei', 'blui'],
        answer: 'bly',
        marks: 1,
      },
      item('2.3', 'Skryf die teenoorgestelde van “klein”.', 'groot', 1),
    ],
  },
]
