import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'telling-the-time-grade-3',
  sku: 1006,
  language: 'en',
  grade: '3',
  subject: 'mathematics',
  term: 2,
  title: 'Telling the time: quarters and five minutes',
  topic: 'Measurement: time',
  price: '32.00',
  publishDate: '2026-02-23T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'Real clock faces with properly placed hands: at half past four the hour hand stands between four and five, as it does on the wall. Learners read, write and draw times and then use a school timetable.',
  ],
  points: [
    'Reading analogue clocks in words and in digits',
    'Drawing hands for a given time',
    'Working out how long something takes',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Write the time in words',
      work: {
        kind: 'clocks',
        ask: 'words',
        items: [
          { hour: 3, minute: 0 },
          { hour: 4, minute: 30 },
          { hour: 7, minute: 15 },
          { hour: 9, minute: 45 },
          { hour: 1, minute: 20 },
          { hour: 11, minute: 50 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Write the digital time',
      instruction: 'All these times are in the morning.',
      work: {
        kind: 'clocks',
        ask: 'digital',
        items: [
          { hour: 8, minute: 10 },
          { hour: 10, minute: 35 },
          { hour: 6, minute: 55 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Draw the hands',
      work: {
        kind: 'clocks',
        ask: 'draw',
        items: [
          { hour: 2, minute: 30 },
          { hour: 5, minute: 45 },
          { hour: 12, minute: 5 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Nomsa’s school morning',
      instruction: 'Complete the table.',
      work: {
        kind: 'tableFill',
        head: ['What happens', 'Starts', 'Ends', 'How long?'],
        rows: [
          ['Assembly', '07:45', '08:00', '?15 minutes'],
          ['Mathematics', '08:00', '09:00', '?1 hour (60 minutes)'],
          ['Reading', '09:00', '?09:30', '30 minutes'],
          ['Break', '?10:15', '10:45', '30 minutes'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Think about time',
      work: {
        kind: 'open',
        items: [
          {
            q: 'The taxi leaves at quarter past seven. Nomsa walks 10 minutes to the taxi. When must she leave home?',
            a: ['five past seven (07:05)'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Soccer practice starts at 14:30 and lasts 1 hour and 15 minutes. When does it end?',
            a: ['15:45 (quarter to four)'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
  ],
})
