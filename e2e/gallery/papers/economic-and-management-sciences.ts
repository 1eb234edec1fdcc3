import { table } from '@kryt/seed/papers/rich-text.ts'
import {
  ask,
  choose,
  figure,
  level,
  numbered,
  question,
  tell,
  text,
  work,
  type WrittenPaper,
} from './writing.ts'

const low = level('Low order', 30)
const middle = level('Middle order', 50)
const high = level('High order', 20)

/** Grade 7, a hundred marks with tables to read and to fill in. */
export const economicAndManagementSciences: WrittenPaper = {
  name: 'economic-and-management-sciences',
  title: 'Economic and Management Sciences: mid-year examination',
  grade: '7',
  subject: 'Economic and Management Sciences',
  language: 'en',
  minutes: 120,
  date: '18 June 2027',
  term: '2',
  taxonomy: 'Economic and Management Sciences, Grade 7',
  instructions: [
    'This paper has THREE sections. Answer ALL the questions.',
    'Write in blue ink. Use a pencil in the journals only if your teacher says so.',
    'Show your calculations. You may use a calculator.',
    'Money is written with a space for thousands and a decimal comma: R1 234,50.',
  ],
  questions: numbered(
    question(
      {
        title: 'Short questions',
        minutes: 20,
        sectionNumber: 'A',
        sectionTitle: 'Short questions',
      },
      choose(
        'Something that we cannot live without is a',
        ['want', 'need', 'service', 'luxury'],
        'need',
        low,
      ),
      choose(
        'Bartering means that people',
        ['save money.', 'exchange goods for goods.', 'buy on credit.', 'lend money.'],
        'exchange goods for goods.',
        low,
      ),
      choose(
        'The owner of a shop pays rent. For the shop, this is',
        ['income', 'an expense', 'capital', 'profit'],
        'an expense',
        low,
      ),
      choose(
        'The money with which an owner starts a business is',
        ['profit', 'a loan', 'capital', 'turnover'],
        'capital',
        low,
      ),
      choose(
        'A document that shows that money was received is',
        ['an order', 'a receipt', 'a cheque', 'a budget'],
        'a receipt',
        low,
      ),
      {
        question: 'Match the words with what they mean. Write the letter next to the number.',
        richText: text(
          figure({
            kind: 'match',
            left: ['asset', 'liability', 'budget', 'interest', 'entrepreneur'],
            right: [
              'what is paid for the use of money',
              'somebody who starts a business and takes a risk',
              'what a business owns',
              'a plan of income and expenses',
              'what a business owes',
              'a tax on what is sold',
            ],
          }),
        ),
        answer: 'asset C, liability E, budget D, interest A, entrepreneur B (5 × 1)',
        marks: 5,
        cognitiveLevel: low,
        type: null,
      },
      tell('Write TRUE or FALSE. If a statement is false, write it down so that it is true.', [
        ask('Goods are things that we can touch.', 'TRUE (2)', 2, low),
        ask(
          'A loss is made when income is more than expenses.',
          'FALSE (1): when expenses are more than income (1)',
          2,
          low,
        ),
        ask('The government gets money from taxes.', 'TRUE (2)', 2, low),
        ask('A household sells its labour to businesses.', 'TRUE (2)', 2, low),
        ask(
          'Interest is what a bank charges for keeping your jewellery.',
          'FALSE (1): what is paid for the use of money (1)',
          2,
          middle,
        ),
      ]),
    ),
    question(
      {
        title: 'A family budget',
        minutes: 35,
        sectionNumber: 'B',
        sectionTitle: 'Financial literacy',
        richText: text(
          'The Dlamini family plans its money for July. Study the budget.',
          table([
            ['Item', 'Planned', 'What it was', 'Difference'],
            ['*Income*', '', '', ''],
            ['Salary of Ms Dlamini', 'R14 500,00', 'R14 500,00', 'R0,00'],
            ['Vegetables sold at the gate', 'R1 800,00', 'R2 150,00', '(a)'],
            ['*Total income*', 'R16 300,00', '(b)', ''],
            ['*Expenses*', '', '', ''],
            ['Rent', 'R5 200,00', 'R5 200,00', 'R0,00'],
            ['Groceries', 'R4 100,00', 'R4 720,00', '(c)'],
            ['Taxi fares', 'R1 650,00', 'R1 650,00', 'R0,00'],
            ['Electricity and water', 'R1 380,00', 'R1 510,00', 'R130,00'],
            ['School fees and stationery', 'R1 200,00', 'R1 200,00', 'R0,00'],
            ['Cell phones', 'R650,00', 'R590,00', 'R60,00'],
            ['*Total expenses*', 'R14 180,00', '(d)', ''],
            ['*Left to save*', '(e)', '(f)', ''],
          ]),
        ),
      },
      tell('Calculate the amounts that belong at', [
        ask('(a)', 'R2 150,00 − R1 800,00 = R350,00', 2, middle, { type: 'Text' }),
        ask('(b)', 'R14 500,00 + R2 150,00 = R16 650,00', 2, middle, { type: 'Text' }),
        ask('(c)', 'R4 720,00 − R4 100,00 = R620,00', 2, middle, { type: 'Text' }),
        ask('(d)', 'R5 200 + R4 720 + R1 650 + R1 510 + R1 200 + R590 = R14 870,00', 3, middle, {
          type: 'Text',
        }),
        ask('(e)', 'R16 300,00 − R14 180,00 = R2 120,00', 2, middle, { type: 'Text' }),
        ask('(f)', 'R16 650,00 − R14 870,00 = R1 780,00', 2, middle, { type: 'Text' }),
      ]),
      ask(
        'On which item did the family spend more than it planned, by the most, and how much more was it?',
        'Groceries (1), by R620,00 (1)',
        2,
        low,
      ),
      ask(
        'Give TWO pieces of advice that help the family to save more in August.',
        'Any two good ideas: make a shopping list, grow more vegetables to eat, switch off lights. (2 × 2)',
        4,
        high,
      ),
      ask(
        'What percentage of its income did the family plan to save? Round off to one decimal.',
        'R2 120 ÷ R16 300 × 100 (2) = 13,0 % (1)',
        3,
        high,
      ),
    ),
    question(
      {
        title: 'The tuck shop: cash receipts and cash payments',
        minutes: 35,
        richText: text(
          'Naledi runs the tuck shop of the school. These are her transactions for the first week of June.',
          table([
            ['Date', 'Transaction', 'Document'],
            ['1', 'Naledi puts R1 500,00 into the shop as capital.', 'Receipt 1'],
            ['2', 'Buys fruit and bread for cash, R640,00.', 'Receipt of the shop'],
            ['2', 'Sells sandwiches, R385,50.', 'Till roll'],
            ['3', 'Pays R120,00 for the cleaning of the kitchen.', 'Receipt of the cleaner'],
            ['4', 'Sells fruit juice and sandwiches, R512,00.', 'Till roll'],
            ['5', 'Buys a new kettle for R349,90.', 'Receipt of the shop'],
          ]),
        ),
      },
      work(
        text(
          table([
            ['Date', 'Details', 'Bank (R)', 'Sales (R)', 'Sundry (R)'],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', 'Total', '', '', ''],
          ]),
        ),
        text(
          '1 Capital R1 500,00 ✓✓; 2 Sales R385,50 ✓✓; 4 Sales R512,00 ✓✓',
          'Totals: bank R2 397,50 ✓, sales R897,50 ✓',
        ),
        8,
        middle,
        'Complete the cash receipts journal of the tuck shop.',
      ),
      work(
        text(
          table([
            ['Date', 'Details', 'Bank (R)', 'Stock (R)', 'Sundry (R)'],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', 'Total', '', '', ''],
          ]),
        ),
        text(
          '2 Stock R640,00 ✓✓; 3 Cleaning R120,00 ✓✓; 5 Equipment R349,90 ✓✓',
          'Totals: bank R1 109,90 ✓, stock R640,00 ✓',
        ),
        8,
        middle,
        'Complete the cash payments journal of the tuck shop.',
      ),
      ask(
        'How much cash should Naledi have at the end of the week? Show your calculation.',
        'R2 397,50 − R1 109,90 (2) = R1 287,60 (1)',
        3,
        middle,
      ),
      ask(
        'Naledi says: “I sold for R897,50 and paid out R1 109,90, so I made a loss.” Is she right? Explain.',
        'Not necessarily (1): the kettle is an asset that she keeps (1), and stock is left over (1).',
        3,
        high,
      ),
    ),
    question(
      {
        title: 'The economy and businesses',
        minutes: 30,
        sectionNumber: 'C',
        sectionTitle: 'The economy and entrepreneurship',
        richText: text(
          'Read what happened.',
          'Mr Petersen repairs bicycles in his garage in Worcester. He charges R180 for a service, of which R60 are for parts. In March he served 30 bicycles; in April a new cycling path was opened, and he served 55. He now wants to hire a helper for R3 000 a month.',
        ),
      },
      ask(
        'Does Mr Petersen sell goods or a service? Give a reason.',
        'A service (1), he does work for others (1).',
        2,
        low,
      ),
      tell('Calculate', [
        ask('his income from services in March.', '30 × R180 = R5 400', 2, middle),
        ask(
          'what he earned in April after parts were paid.',
          '55 × (R180 − R60) (2) = R6 600 (1)',
          3,
          middle,
        ),
        ask(
          'by how many per cent the number of services rose from March to April.',
          '(55 − 30) ÷ 30 × 100 (2) = 83,3 % (1)',
          3,
          middle,
        ),
      ]),
      ask(
        'Name TWO costs, besides parts and wages, that he will have.',
        'Any two: electricity, tools, advertising, insurance (2 × 1)',
        2,
        low,
      ),
      ask(
        'Should he hire the helper? Use numbers in your answer.',
        'Yes: R6 600 − R3 000 leaves R3 600, and two people can serve more bicycles. Or no: in a month such as March R3 600 − R3 000 leaves R600. Opinion (1), numbers (2), reason (1).',
        4,
        high,
      ),
      tell('Mr Petersen wants more customers.', [
        ask(
          'Name THREE ways to advertise that cost little.',
          'Any three: posters, social media, word of mouth, a sign at the path (3 × 1)',
          3,
          low,
        ),
        ask(
          'Write an advertisement for him with a name, a price and a reason to come.',
          'Name (1), price (1), reason (2), attractive wording (1)',
          5,
          high,
        ),
      ]),
      ask(
        'The path brought Mr Petersen more work. Explain how a government helps businesses, with TWO examples.',
        'Two examples such as roads, schooling, safety, loans (2), each explained (2)',
        4,
        middle,
      ),
      ask(
        'How does Mr Petersen’s business help other people in Worcester? Name TWO ways and explain each.',
        'A job for a helper (1), who spends money in the town (1); people get to work or school (1) at a low price (1).',
        4,
        middle,
      ),
      ask(
        'Draw a table with TWO strengths and TWO weaknesses of the business.',
        'Strengths such as skill, a good place (2 × 1), weaknesses such as one person, a small garage (2 × 1)',
        4,
        middle,
      ),
    ),
  ),
}
