import { list, table, title } from '@kryt/seed/papers/rich-text.ts'
import {
  ask,
  choose,
  drawing,
  level,
  line,
  numbered,
  question,
  tell,
  text,
  type WrittenPaper,
} from './writing.ts'

const literal = level('Literal', 20)
const ordering = level('Reorganisation', 20)
const inferring = level('Inference', 40)
const judging = level('Evaluation and appreciation', 20)

/** Grade 7: a text of a page, an advertisement, a summary and language. */
export const englishHomeLanguage: WrittenPaper = {
  name: 'english-home-language',
  title: 'English Home Language: response to texts',
  grade: '7',
  subject: 'English Home Language',
  language: 'en',
  minutes: 90,
  date: '10 June 2027',
  term: '2',
  instructions: [
    'Read the texts with care before you answer.',
    'Answer ALL the questions in full sentences, unless you are asked for one word.',
    'Quote only where a question asks you to.',
    'Number your answers as the questions are numbered.',
  ],
  questions: numbered(
    question(
      {
        title: 'Comprehension',
        minutes: 35,
        sectionNumber: 'A',
        sectionTitle: 'Comprehension',
        richText: text(
          title('The bridge at Mpofu Drift'),
          '1. When the bridge at Mpofu Drift washed away, nobody on the other bank heard it go. It was a little after three in the morning, the rain lay on the roofs like a hand, and the river had been talking in its deep voice since supper. By sunrise there were two pillars, a length of railing that pointed at the sky, and brown water where the road had been.',
          '2. Lwazi stood on the last piece of tar with his school bag on his chest. On the other side, small as a beetle, stood his teacher, Mrs Adams, with the register under a plastic bag. She waved. He waved. Between them the river carried past a door, a pumpkin and somebody’s green plastic chair.',
          '3. “That is that, then,” said his grandfather, who had helped to pour the concrete for the bridge forty years before. He said it in the way in which other people close a book. But Lwazi saw that the old man did not turn round to go home. He was counting the boulders under his breath.',
          '4. On the second day the learners on the far bank held up a bed sheet. On it somebody had painted, in letters as tall as a goat: PAGE 47. Lwazi ran home, found page 47, and did sums 1 to 10 with his back against the warm wall of the kitchen. On the third day the sheet said: ANSWERS? He fetched the whitewash and the back of an old door and wrote them down, one line for each sum. From across the water came a sound that he did not know at first. They were clapping.',
          '5. The newspaper came to photograph the sheet and the door. The municipality came to photograph the newspaper. Then, because forty thousand people had by now seen a boy do long division on a door, an engineer came too, with a tripod and clean boots. She looked at the water, at the pillars, and at the grandfather, who had still not stopped counting. “You know this river,” she said. “Eleven boulders,” he answered. “It has never moved the eleven.”',
          '6. The new bridge stands on those eleven boulders. It is not as straight as the old one. Strangers ask why it bends in the middle, and the children of Mpofu Drift say: because it listened.',
        ),
      },
      ask(
        'At what time of day did the bridge wash away?',
        'At night / early in the morning (a little after three)',
        1,
        literal,
      ),
      ask(
        'Name THREE things that the river carried past (paragraph 2).',
        'A door, a pumpkin, a green plastic chair (3 × 1)',
        3,
        literal,
      ),
      ask(
        'Quote FOUR consecutive words which show that the rain was heavy and did not stop.',
        '“lay on the roofs”',
        1,
        literal,
      ),
      choose(
        '“He said it in the way in which other people close a book” (paragraph 3) means that the grandfather',
        [
          'likes to read in the evening.',
          'thinks that the matter is at an end.',
          'is angry with the municipality.',
          'does not hear what Lwazi says.',
        ],
        'thinks that the matter is at an end.',
        inferring,
      ),
      ask(
        'What shows that the grandfather has in fact not given up?',
        'He does not go home (1); he is already counting the boulders (1).',
        2,
        inferring,
      ),
      tell('Look at paragraph 4.', [
        ask(
          'How does the class send Lwazi his work?',
          'They paint it on a bed sheet (1) and hold it up on the other bank (1).',
          2,
          ordering,
        ),
        ask(
          'Why do they clap?',
          'His answers are right / they are glad that he keeps up with them.',
          1,
          inferring,
        ),
      ]),
      {
        ...ask(
          'Number the events from 1 to 4 in the order in which they happened.',
          '3, 1, 4, 2',
          2,
          ordering,
        ),
        type: null,
        richText: text(
          table([
            ['Event', 'Number'],
            ['The engineer comes to the river.', ''],
            ['The class paints PAGE 47.', ''],
            ['The new bridge is built.', ''],
            ['The newspaper takes a photograph.', ''],
          ]),
        ),
      },
      ask(
        '“The municipality came to photograph the newspaper.” What does the writer think of the municipality? Give a reason.',
        'The writer makes fun of it (1): it comes to be seen, and not to help (1).',
        2,
        inferring,
      ),
      ask(
        'Is “because it listened” a good ending for the story? Give a reason for your opinion.',
        text(
          'Yes ✓, because the builders listened to the old man and the river, and the bridge is personified ✓.',
          '*OR* No ✓, because a bridge cannot listen, and strangers will not understand it ✓.',
        ),
        2,
        judging,
      ),
    ),
    question(
      {
        title: 'Visual text',
        minutes: 20,
        sectionNumber: 'B',
        sectionTitle: 'Visual text',
        richText: text(
          'Look at the poster and answer the questions.',
          drawing(
            'poster',
            'A poster with a dripping tap, a large 30 and the words: Thirty drops a minute. Nine bottles a day. Close it. Your street is watching its water.',
            340,
            430,
          ),
        ),
      },
      ask('What does the poster ask people to do?', 'To close taps / to save water', 1, literal),
      ask(
        'Why is the number so much larger than the words?',
        'So that it is seen first / it draws the attention.',
        1,
        inferring,
      ),
      ask('To what does “it” in “Close it” refer?', 'The tap', 1, literal),
      ask(
        '“Your street is watching its water.” Which TWO meanings does “watching” have here?',
        'It looks at the water (1) and takes care of it (1).',
        2,
        inferring,
      ),
      ask(
        'Is the poster aimed at children or at adults? Use the words AND the drawing in your answer.',
        'Any well motivated answer that names the words (1) and the drawing (1).',
        2,
        judging,
      ),
    ),
    question(
      {
        title: 'Summary',
        minutes: 15,
        sectionNumber: 'C',
        sectionTitle: 'Summary',
        richText: text(
          line(
            'Write down, in your own words, *five* things that Lwazi, his class and his grandfather did after the bridge had gone. Number them from 1 to 5; use no more than 60 words.',
          ),
        ),
      },
      ask(
        'Your summary:',
        text(
          list('bullet', [
            'The class painted the page of their work on a sheet. ✓',
            'Lwazi did the sums at home. ✓',
            'He wrote the answers on an old door. ✓',
            'The grandfather counted the boulders that did not move. ✓',
            'He told the engineer about them. ✓',
          ]),
        ),
        5,
        ordering,
      ),
    ),
    question(
      { title: 'Language in context', minutes: 20, sectionNumber: 'D', sectionTitle: 'Language' },
      tell('Give the part of speech of the word in quotation marks.', [
        ask('“large” in: It is a large river.', 'adjective', 1),
        ask('“slowly” in: The water fell slowly.', 'adverb', 1),
        ask('“beneath” in: The stones lie beneath the bridge.', 'preposition', 1),
      ]),
      ask(
        'Rewrite in the passive voice: The flood destroyed the bridge.',
        'The bridge was destroyed by the flood.',
        1,
      ),
      ask(
        'Rewrite in reported speech: “You know this river,” the engineer said.',
        'The engineer said that he knew that river.',
        2,
      ),
      ask('Which figure of speech is “small as a beetle”?', 'simile', 1),
      {
        ...ask('Choose the right word: The learners and the teacher … glad.', 'were', 1),
        type: 'Select',
        items: ['was', 'were', 'is'],
      },
      ask(
        'Write down ONE word for: a person who plans and builds bridges.',
        ['engineer', 'civil engineer'],
        1,
      ),
      ask(
        'Correct the TWO mistakes: The childrens came to there school.',
        'children (1), their (1)',
        2,
      ),
    ),
  ),
}
