import { list } from '@kryt/seed/papers/rich-text.ts'
import { ask, choose, numbered, question, tell, text, type WrittenPaper } from './writing.ts'

/** Grade 8, in three sections; the last has long answers. */
export const lifeOrientation: WrittenPaper = {
  name: 'life-orientation',
  title: 'Life Orientation: mid-year examination',
  grade: '8',
  subject: 'Life Orientation',
  language: 'en',
  minutes: 60,
  date: '11 June 2027',
  term: '2',
  instructions: [
    'This paper has THREE sections: A (20 marks), B (20 marks) and C (20 marks).',
    'Answer ALL the questions in sections A and B.',
    'In section C, write full sentences.',
    'Start each section on a new page of your answer book.',
  ],
  questions: numbered(
    question(
      { title: 'Multiple choice', sectionNumber: 'A', sectionTitle: 'Short answers (compulsory)' },
      choose(
        'How you see and value yourself is your',
        ['self-image', 'career', 'emotion', 'diet'],
        'self-image',
      ),
      choose(
        'A goal that you can reach in a week is',
        ['a long-term goal', 'a short-term goal', 'no goal', 'a dream'],
        'a short-term goal',
      ),
      choose(
        'Peer pressure comes from',
        ['your teachers.', 'people of your own age.', 'your grandparents.', 'the newspaper.'],
        'people of your own age.',
      ),
      choose(
        'Which right is in the Bill of Rights?',
        [
          'the right to a car',
          'the right to basic education',
          'the right to win',
          'the right to late homework',
        ],
        'the right to basic education',
      ),
      choose(
        'An activity that makes the heart stronger is',
        ['reading', 'chess', 'running', 'sleeping'],
        'running',
      ),
      choose(
        'Somebody who learns best from pictures and charts is',
        ['a visual learner', 'an auditory learner', 'a slow learner', 'a kinaesthetic learner'],
        'a visual learner',
      ),
    ),
    question(
      { title: 'Words and their meaning' },
      tell('Write down ONE word or phrase for each description.', [
        ask('A plan of what you do and when you do it', 'timetable / schedule', 1),
        ask('Treating somebody unfairly because of who they are', 'discrimination', 1),
        ask('Being able to bend and stretch easily', 'flexibility', 1),
        ask('Hurting or frightening a weaker person again and again', 'bullying', 1),
      ]),
      {
        ...ask(
          'Choose ALL the healthy ways to deal with stress.',
          ['to talk to somebody', 'to exercise', 'to plan your time'],
          3,
        ),
        type: 'Checkbox',
        items: [
          'to talk to somebody',
          'to skip meals',
          'to exercise',
          'to plan your time',
          'to smoke',
        ],
      },
      ask(
        'Name THREE subjects in which you will choose in Grade 9, and a career for each.',
        'Three subjects (3), each with a fitting career (3)',
        6,
      ),
      ask('What does the abbreviation HIV stand for?', 'Human immunodeficiency virus', 1),
    ),
    question(
      {
        title: 'Case study: the new phone',
        sectionNumber: 'B',
        sectionTitle: 'Case study (compulsory)',
        richText: text(
          'Kabelo is in Grade 8. His friends all have the newest phone, and they laugh at his old one. On Friday they offer him one for R800. “Do not ask where it comes from,” says Zane. “Just bring the money, or stop sitting with us.” Kabelo has saved R950 for a pair of soccer boots. His sister, who is in Grade 11, notices that he is quiet and does not eat.',
          'On Saturday she asks him what is wrong. At first he says nothing. Then he tells her everything.',
        ),
      },
      ask('What kind of pressure do Kabelo’s friends put on him?', 'Negative peer pressure', 1),
      ask(
        'Quote TWO phrases that show it.',
        '“Do not ask where it comes from”; “or stop sitting with us” (2 × 1)',
        2,
      ),
      ask(
        'Which signs of stress does his sister notice? Name TWO.',
        'He is quiet (1); he does not eat (1).',
        2,
      ),
      ask(
        'Why could it be a crime to buy the phone?',
        'It may be stolen (1); to buy stolen goods is a crime (1).',
        2,
      ),
      ask(
        'Write down what Kabelo could say to Zane. Use words that are firm and friendly.',
        'Any answer that says no (1), gives a reason (1) and stays friendly (1)',
        3,
      ),
      tell('Think about what his sister can do.', [
        ask(
          'Name TWO adults whom she and Kabelo could ask for help.',
          'A parent, a teacher, a counsellor, a coach (2 × 1)',
          2,
        ),
        ask(
          'Explain why it was good that Kabelo told somebody.',
          'A problem becomes smaller (1), and others may know a solution (1).',
          2,
        ),
      ]),
      ask(
        'Kabelo buys the boots. Write down THREE steps in which he could save for a phone as well.',
        text(
          list('number', [
            'Find out the price and set a date. ✓✓',
            'Work out how much to save each week. ✓✓',
            'Keep the money in a safe place, and check the plan each month. ✓✓',
          ]),
        ),
        6,
      ),
    ),
    question(
      { title: 'Health and safety', sectionNumber: 'C', sectionTitle: 'Long answers' },
      ask(
        'Many learners in your school come without breakfast. Write a paragraph in which you explain what that does to them in class, and suggest TWO things that the school can do.',
        text(
          'What it does: tired ✓, cannot concentrate ✓, poor marks ✓, ill more often ✓',
          'Two suggestions, each explained ✓✓ ✓✓',
          'A clear paragraph ✓✓',
        ),
        10,
      ),
      ask(
        '“Sport is only for those who want to win.” Write a letter of two paragraphs to your principal. Say whether you agree, and why a school needs physical education.',
        text(
          'Opinion ✓✓',
          'Three reasons, each explained: health ✓✓, teamwork ✓✓, handling stress ✓✓',
          'Form of a letter with two paragraphs ✓✓',
        ),
        10,
      ),
    ),
  ),
}
