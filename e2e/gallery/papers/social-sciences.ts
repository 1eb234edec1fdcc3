import { table } from '@kryt/seed/papers/rich-text.ts'
import {
  ask,
  choose,
  drawing,
  level,
  numbered,
  question,
  text,
  type WrittenPaper,
} from './writing.ts'

const low = level('Low order', 30)
const middle = level('Middle order', 50)
const high = level('High order', 20)

/** Grade 6, English and Afrikaans on one paper, with a map and a table. */
export const socialSciences: WrittenPaper = {
  name: 'social-sciences',
  title: 'Social Sciences: trade on the Limpopo',
  grade: '6',
  subject: 'Social Sciences',
  language: 'en',
  both: true,
  minutes: 45,
  date: '3 March 2027',
  term: '1',
  taxonomy: 'Social Sciences, Grades 4 to 6',
  instructions: [
    'Answer ALL the questions.',
    'Use the map and the table where a question says so.',
    'Write neatly.',
  ],
  translation: {
    language: 'af',
    title: 'Sosiale Wetenskappe: handel aan die Limpopo',
    instructions: [
      'Beantwoord AL die vrae.',
      'Gebruik die kaart en die tabel waar ’n vraag dit sê.',
      'Skryf netjies.',
    ],
  },
  questions: numbered(
    question(
      {
        title: 'Reading a map',
        minutes: 20,
        sectionNumber: 'A',
        sectionTitle: 'Geography',
        richText: text(
          'Study the map of a valley.',
          drawing(
            'map',
            'Map: a river from west to east, a hill in the north, a mine, a village, a road and a scale of 5 km',
            430,
            270,
          ),
        ),
        translation: {
          title: '’n Kaart lees',
          sectionTitle: 'Geografie',
          richText: text('Bestudeer die kaart van ’n vallei hierbo.'),
        },
      },
      choose(
        'In which direction does the river flow?',
        ['north', 'east', 'south', 'west'],
        'east',
        low,
        {
          translation: {
            question: 'In watter rigting vloei die rivier?',
            items: ['noord', 'oos', 'suid', 'wes'],
          },
        },
      ),
      ask('Name the symbol that shows the mine.', 'Two crossed hammers', 1, low, {
        translation: {
          question: 'Noem die simbool wat die myn aandui.',
          answer: 'Twee gekruiste hamers',
        },
      }),
      ask(
        'Use the scale: how far is it from the village to the mine in a straight line?',
        'About 10 km: the distance is twice the length of the scale (1), 2 × 5 km = 10 km (1)',
        2,
        middle,
        {
          translation: {
            question:
              'Gebruik die skaal: hoe ver is dit in ’n reguit lyn van die dorpie na die myn?',
            answer:
              'Omtrent 10 km: die afstand is twee keer die lengte van die skaal (1), 2 × 5 km = 10 km (1)',
          },
        },
      ),
      ask(
        'Give TWO reasons why people settled where the village stands.',
        'Near the river: water for people, cattle and crops (1). Flat land to build and plough (1). At the road, for trade (1). Any two.',
        2,
        middle,
        {
          translation: {
            question: 'Gee TWEE redes waarom mense hulle gevestig het waar die dorpie staan.',
            answer:
              'Naby die rivier: water vir mense, beeste en gewasse (1). Plat grond om op te bou en te ploeg (1). By die pad, vir handel (1). Enige twee.',
          },
        },
      ),
      ask(
        'The mine wants to pump its waste water into the river. Write down ONE argument against it.',
        'The village lies downstream and drinks the water. (2) Any well motivated argument.',
        2,
        high,
        {
          translation: {
            question:
              'Die myn wil sy afvalwater in die rivier pomp. Skryf EEN argument daarteen neer.',
            answer:
              'Die dorpie lê stroomaf en drink die water. (2) Enige goed gemotiveerde argument.',
          },
        },
      ),
    ),
    question(
      {
        title: 'Mapungubwe',
        minutes: 25,
        sectionNumber: 'B',
        sectionTitle: 'History',
        richText: text(
          'About 800 years ago, a kingdom on the Limpopo traded with places far across the sea.',
          table([
            ['What was traded', 'From', 'To'],
            ['Gold and ivory', 'Mapungubwe', 'The east coast, Arabia, India'],
            ['Glass beads', 'India, Egypt', 'Mapungubwe'],
            ['Pottery', 'China', 'Mapungubwe'],
          ]),
        ),
        translation: {
          title: 'Mapungubwe',
          sectionTitle: 'Geskiedenis',
          richText: text(
            'Omtrent 800 jaar gelede het ’n koninkryk aan die Limpopo handel gedryf met plekke ver oorkant die see.',
            table([
              ['Wat verhandel is', 'Van', 'Na'],
              ['Goud en ivoor', 'Mapungubwe', 'Die ooskus, Arabië, Indië'],
              ['Glaskrale', 'Indië, Egipte', 'Mapungubwe'],
              ['Erdewerk', 'China', 'Mapungubwe'],
            ]),
          ),
        },
      },
      ask('Name TWO goods that Mapungubwe sold.', 'Gold (1) and ivory (1)', 2, low, {
        translation: {
          question: 'Noem TWEE produkte wat Mapungubwe verkoop het.',
          answer: 'Goud (1) en ivoor (1)',
        },
      }),
      choose(
        'Glass beads were found in Mapungubwe. They came from',
        ['Mapungubwe itself', 'India and Egypt', 'the Cape', 'China'],
        'India and Egypt',
        low,
        {
          translation: {
            question: 'Glaskrale is in Mapungubwe gevind. Hulle het gekom van',
            items: ['Mapungubwe self', 'Indië en Egipte', 'die Kaap', 'China'],
          },
        },
      ),
      ask(
        'How do the beads prove that there was trade?',
        'They were not made there (1), so they must have been exchanged for something (1).',
        2,
        middle,
        {
          translation: {
            question: 'Hoe bewys die krale dat daar handel was?',
            answer: 'Hulle is nie daar gemaak nie (1), en is dus vir iets geruil (1).',
          },
        },
      ),
      ask(
        'The king lived on the hill and most people lived below it. What does that tell you about the society?',
        'People were not equal (1); the king had the most power and was set apart (1).',
        2,
        middle,
        {
          translation: {
            question:
              'Die koning het op die heuwel gewoon en die meeste mense daaronder. Wat sê dit vir jou oor die samelewing?',
            answer:
              'Mense was nie gelyk nie (1); die koning het die meeste mag gehad en was afgesonder (1).',
          },
        },
      ),
      ask(
        'Write a paragraph about the trade of Mapungubwe. Say what was traded, with whom, and how it made the kingdom rich.',
        text(
          'What was traded (1)',
          'With whom (2)',
          'That the king controlled and taxed the trade (2)',
          'A paragraph in own words, in order (2)',
        ),
        7,
        middle,
        {
          translation: {
            question:
              'Skryf ’n paragraaf oor die handel van Mapungubwe. Sê wat verhandel is, met wie, en hoe dit die koninkryk ryk gemaak het.',
            answer: text(
              'Wat verhandel is (1)',
              'Met wie (2)',
              'Dat die koning die handel beheer en belas het (2)',
              '’n Paragraaf in eie woorde, in volgorde (2)',
            ),
          },
        },
      ),
      ask(
        'Was it a good thing that one king controlled all the trade? Give your opinion with TWO reasons.',
        'An opinion with two reasons, such as order and protection, or too much power. (3)',
        3,
        high,
        {
          translation: {
            question:
              'Was dit goed dat een koning al die handel beheer het? Gee jou mening met TWEE redes.',
            answer: '’n Mening met twee redes, soos orde en beskerming, of te veel mag. (3)',
          },
        },
      ),
    ),
  ),
}
