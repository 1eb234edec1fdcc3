import { title } from '@kryt/seed/papers/rich-text.ts'
import {
  ask,
  choose,
  drawing,
  figure,
  numbered,
  question,
  tell,
  text,
  type WrittenPaper,
} from './writing.ts'

/** Grade 5, first additional language: short sentences, and a drawing to write about. */
export const afrikaansEersteAddisioneel: WrittenPaper = {
  name: 'afrikaans-eerste-addisioneel',
  title: 'Afrikaans Eerste Addisionele Taal: Junie-kontroletoets',
  grade: '5',
  subject: 'Afrikaans First Additional Language',
  language: 'af',
  minutes: 60,
  date: '8 Junie 2027',
  term: '2',
  instructions: [
    'Lees elke teks twee keer.',
    'Beantwoord AL die vrae.',
    'Skryf op die lyne.',
    'Skryf netjies.',
  ],
  questions: numbered(
    question(
      {
        title: 'Leesbegrip',
        minutes: 25,
        richText: text(
          title('Die hond wat kon tel'),
          'Oom Boetie het ’n hond. Sy naam is Kommas. Kommas is bruin en wit, en een oor staan altyd regop.',
          'Elke middag ná skool wag Kommas by die hek. Oom Boetie vra: “Kommas, hoeveel is twee plus een?” Die hond blaf drie keer. Die kinders lag en klap hande.',
          'Een dag kom Anri later as die ander. Sy sien iets wat niemand anders sien nie: oom Boetie hou sy hand agter sy rug, en hy steek drie vingers op. Kommas kyk na die vingers!',
          'Anri sê niks. Die volgende dag vra sy: “Mag ek hom vra?” Sy hou haar hand agter haar rug en steek vyf vingers op. “Kommas, hoeveel is een plus een?” Die hond blaf vyf keer.',
          'Oom Boetie lag so hard dat sy hoed afval. “Nou ja,” sê hy, “nou is daar twee van ons wat kan tel.”',
        ),
      },
      choose('Wat is die hond se naam?', ['Boetie', 'Anri', 'Kommas', 'Ster'], 'Kommas'),
      ask('Watter twee kleure is die hond?', 'bruin (1) en wit (1)', 2),
      ask('Waar wag die hond elke middag?', 'By die hek', 1),
      {
        ...ask('Is die sin waar of onwaar? Die hond kan regtig tel.', 'onwaar', 1),
        type: 'Select',
        items: ['waar', 'onwaar'],
      },
      ask('Gee ’n rede vir jou antwoord.', 'Die hond kyk na die vingers agter die rug.', 1),
      ask(
        'Hoeveel keer blaf die hond vir Anri, en hoekom?',
        'Vyf keer (1), want sy steek vyf vingers op (1).',
        2,
      ),
      ask(
        'Dink jy Anri is slim? Gee ’n rede.',
        'Ja (1), sy het die plan gesien en dit self probeer (1). Enige goeie rede.',
        2,
      ),
    ),
    question(
      { title: 'Taal', minutes: 20 },
      tell('Skryf die meervoud.', [
        ask('een hond, twee …', 'honde', 1),
        ask('een hand, twee …', 'hande', 1),
        ask('een oor, twee …', 'ore', 1),
      ]),
      tell('Skryf die teenoorgestelde.', [ask('laat', 'vroeg', 1), ask('lag', 'huil', 1)]),
      ask('Skryf in die verlede tyd: Die hond blaf hard.', 'Die hond het hard geblaf.', 2),
      ask('Skryf in die toekomende tyd: Anri sien die vingers.', 'Anri sal die vingers sien.', 2),
      {
        question: 'Verbind elke woord met sy prent of betekenis. Skryf die letter.',
        richText: text(
          figure({
            kind: 'match',
            left: ['hek', 'hoed', 'vinger'],
            right: [
              'Dit dra jy op jou kop.',
              'Jy het tien daarvan.',
              'Jy maak dit oop en toe.',
              'Jy eet daarmee.',
            ],
          }),
        ),
        answer: 'hek: C; hoed: A; vinger: B (3 × 1)',
        marks: 3,
        type: null,
      },
    ),
    question(
      {
        title: 'Kyk en skryf',
        minutes: 15,
        richText: text(
          'Kyk na die prent.',
          drawing(
            'gate',
            'Kommas die hond sit by ’n hek; agter die hek staan drie kinders met skooltasse',
            400,
            236,
          ),
        ),
      },
      ask('Wat doen die hond?', 'Die hond sit (1) en wag by die hek (1).', 2),
      ask('Hoeveel kinders sien jy?', 'Drie', 1),
      ask(
        'Skryf vyf sinne oor die prent. Begin so: Die kinders …',
        text(
          'Vyf sinne wat by die prent pas ✓✓✓✓✓',
          'Trek ’n halwe punt af vir ’n sin sonder hoofletter of punt.',
        ),
        5,
      ),
    ),
  ),
}
