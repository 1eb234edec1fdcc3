import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'budgets-grade-7',
  sku: 1041,
  language: 'en',
  grade: '7',
  subject: 'economic-and-management-sciences',
  term: 2,
  title: 'Income, expenses and budgets',
  topic: 'Financial literacy: income and expenses, budgets',
  price: '44.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'english', 'worksheet', 'memo'],
  intro: [
    'A family budget and the budget of a small business that sells vetkoek. Learners sort, complete, find the shortfall and suggest what to change.',
  ],
  points: [
    'Fixed and variable expenses',
    'Two budgets to complete, with exact totals',
    'Case study with decisions to defend',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Choose the correct answer',
      work: {
        kind: 'choice',
        items: [
          {
            q: 'A budget is',
            options: [
              'a list of all that you bought last year',
              'a plan of expected income and expenses',
              'money that the bank lends you',
              'the profit of a business',
            ],
            a: 1,
          },
          {
            q: 'When expenses are more than income there is a',
            options: ['surplus', 'profit', 'deficit', 'saving'],
            a: 2,
          },
          {
            q: 'Which one is an income of a household?',
            options: ['school fees', 'rent paid', 'salary', 'prepaid electricity'],
            a: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Fixed or variable expense?',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'monthly rent ____________', a: ['fixed'] },
          { q: 'airtime ____________', a: ['variable'] },
          { q: 'funeral policy ____________', a: ['fixed'] },
          { q: 'prepaid electricity ____________', a: ['variable'] },
          { q: 'school bus contract ____________', a: ['fixed'] },
          { q: 'groceries ____________', a: ['variable'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'The Mokoena family’s budget for March',
      instruction: 'Complete the table.',
      work: {
        kind: 'tableFill',
        head: ['Item', 'Amount (R)', 'Item', 'Amount (R)'],
        widths: [32, 18, 32, 18],
        rows: [
          ['Salary', '9 800', 'Rent', '3 200'],
          ['Child grant', '560', 'Groceries', '3 450'],
          ['Sewing for others', '1 240', 'Transport', '1 380'],
          ['', '', 'Electricity', '950'],
          ['', '', 'School costs', '820'],
          ['', '', 'Clothing account', '700'],
          ['**Total income**', '?11 600', '**Total expenses**', '?10 500'],
        ],
      },
    },
    {
      kind: 'question',
      title: 'Use the budget',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Is there a surplus or a deficit, and how much?',
            a: ['Surplus: R11 600 − R10 500 = R1 100'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'In April there is no sewing work. Calculate the new position.',
            a: ['Income R11 600 − R1 240 = R10 360', 'R10 360 − R10 500: deficit of R140'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'Which two expenses would you advise the family to lower? Explain why you chose these and not the rent.',
            a: [
              'Variable ones such as groceries, electricity or clothing; the rent is fixed by contract. (2 for choices, 2 for reasons)',
            ],
            lines: 3,
            marks: 4,
          },
        ],
      },
    },
    {
      kind: 'box',
      title: 'Case study: Buhle’s vetkoek',
      lines: [
        'Buhle sells 60 vetkoek a day at R6 each, five days a week. A week’s ingredients cost R820, gas R180 and the table at the taxi rank R150.',
      ],
    },
    {
      kind: 'question',
      title: 'Calculate',
      instruction: 'The income, the expenses and the profit of one week.',
      work: {
        kind: 'sums',
        columns: 1,
        items: [
          { q: '60 × R6 × 5 = R____', a: ['1 800'], marks: 2 },
          { q: 'R820 + R180 + R150 = R____', a: ['1 150'], marks: 2 },
          { q: 'R1 800 − R1 150 = R____', a: ['650'], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Decide',
      work: {
        kind: 'open',
        items: [
          {
            q: 'A bucket of oil goes up and ingredients now cost R940 a week. Buhle can raise the price to R7, but expects to sell only 55 a day. What should she do? Use calculations.',
            a: [
              'At R6: R1 800 − (R940 + R180 + R150) = R530',
              'At R7: 55 × R7 × 5 = R1 925; R1 925 − R1 270 = R655',
              'Raise the price: her profit is R125 higher.',
            ],
            lines: 5,
            marks: 6,
          },
        ],
      },
    },
  ],
})
