-- The words of the shop's search: what a curriculum word is called in the other language, and the words
-- that the shelf uses, from which a misspelt word is put right.

create table private.curriculum_word (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  english text not null,
  afrikaans text not null,
  constraint curriculum_word_pkey primary key (id),
  constraint curriculum_word_english_afrikaans_key unique (english, afrikaans),
  constraint curriculum_word_english_plain check (english = private.search_text(english)),
  constraint curriculum_word_afrikaans_plain check (afrikaans = private.search_text(afrikaans))
);

alter table private.curriculum_word enable row level security;

comment on table private.curriculum_word is
  'Words of the curriculum in both languages. A word is given by its beginning, which its forms share: '
  '"breuk" stands for "breuke". Lower case without accents, as searches compare.';

create trigger set_updated_at before update on private.curriculum_word
  for each row execute function private.set_updated_at();

insert into private.curriculum_word (english, afrikaans) values
  ('accounting', 'rekeningkunde'), ('active voice', 'bedrywende'), ('activity', 'aktiwiteit'),
  ('add', 'optel'), ('addition', 'optelling'), ('adjective', 'byvoeglike naamwoord'),
  ('adverb', 'bywoord'), ('advertisement', 'advertensie'), ('algebra', 'algebra'), ('angle', 'hoek'),
  ('animal', 'dier'), ('answer', 'antwoord'), ('antonym', 'antoniem'), ('area', 'oppervlakte'),
  ('art', 'kuns'), ('assessment', 'assessering'), ('assignment', 'opdrag'), ('body', 'liggaam'),
  ('budget', 'begroting'), ('bullying', 'afknouery'), ('bullying', 'boelie'), ('bundle', 'bundel'),
  ('business', 'besigheid'), ('calendar', 'kalender'), ('capacity', 'kapasiteit'), ('card', 'kaart'),
  ('career', 'loopbaan'), ('certificate', 'sertifikaat'), ('circle', 'sirkel'), ('circuit', 'stroombaan'),
  ('classroom', 'klaskamer'), ('climate', 'klimaat'), ('clock', 'horlosie'), ('clock', 'klok'),
  ('colonial', 'koloniaal'), ('colour wheel', 'kleurwiel'), ('colour', 'kleur'),
  ('comprehension', 'begrip'), ('comprehension', 'begripstoets'), ('conjunction', 'voegwoord'),
  ('consonant', 'medeklinker'), ('count', 'tel'), ('creative arts', 'skeppende kuns'),
  ('culture', 'kultuur'), ('dance', 'dans'), ('data handling', 'datahantering'), ('decimal', 'desimaal'),
  ('decimal', 'desimale'), ('democracy', 'demokrasie'), ('design', 'ontwerp'),
  ('diminutive', 'verkleinwoord'), ('direct speech', 'direkte rede'), ('divi', 'verdeel'),
  ('division', 'deel'), ('drama', 'drama'), ('drill', 'inoefening'), ('earth', 'aarde'),
  ('economy', 'ekonomie'), ('ecosystem', 'ekosisteem'), ('egypt', 'egipte'), ('electric', 'elektries'),
  ('electricity', 'elektrisiteit'), ('emotion', 'emosie'), ('energy', 'energie'), ('english', 'engels'),
  ('entrepreneur', 'entrepreneur'), ('equation', 'vergelyking'), ('essay', 'opstel'),
  ('exam practice', 'eksamenoefening'), ('exam', 'eksamen'), ('family', 'familie'), ('feeling', 'gevoel'),
  ('figurative', 'figuurlik'), ('first additional language', 'eerste addisionele taal'),
  ('flash card', 'flitskaart'), ('flower', 'blom'), ('food chain', 'voedselketting'), ('food', 'kos'),
  ('food', 'voedsel'), ('force', 'krag'), ('fraction', 'breuk'), ('game', 'speletjie'), ('gas', 'gas'),
  ('geography', 'aardrykskunde'), ('grade', 'graad'), ('grammar', 'taalstrukture'), ('graph', 'grafiek'),
  ('habitat', 'habitat'), ('health', 'gesondheid'), ('healthy', 'gesond'), ('heat', 'hitte'),
  ('history', 'geskiedenis'), ('home language', 'huistaal'), ('idiom', 'idiome'), ('idiom', 'idioom'),
  ('inequality', 'ongelykheid'), ('integer', 'heelgetal'), ('language', 'taal'), ('leaf', 'blaar'),
  ('learner', 'leerder'), ('length', 'lengte'), ('lesson plan', 'lesbeplanning'),
  ('lesson plan', 'lesplan'), ('lesson', 'les'), ('letter', 'brief'), ('lever', 'hefboom'),
  ('life orientation', 'lewensorientering'), ('life skills', 'lewensvaardig'), ('light', 'lig'),
  ('liquid', 'vloeistof'), ('listening', 'luister'), ('local history', 'plaaslike geskiedenis'),
  ('magnet', 'magneet'), ('map skills', 'kaartvaardighede'), ('map', 'kaart'), ('market', 'mark'),
  ('mass', 'massa'), ('mathematics', 'wiskunde'), ('maths', 'wiskunde'), ('matter', 'materie'),
  ('measure', 'meet'), ('measurement', 'meting'), ('memo', 'memorandum'), ('memorandum', 'nasienriglyn'),
  ('mental maths', 'hoofrekene'), ('mixture', 'mengsel'), ('money', 'geld'), ('moon', 'maan'),
  ('multipl', 'vermenigvuldig'), ('music', 'musiek'), ('natural sciences', 'natuurwetenskap'),
  ('newspaper', 'koerant'), ('notation', 'notasie'), ('noun', 'naamwoord'),
  ('noun', 'selfstandige naamwoord'), ('number line', 'getallelyn'), ('number', 'getal'),
  ('numeracy', 'syfervaardigheid'), ('oral', 'mondeling'), ('part of speech', 'woordsoort'),
  ('parts of speech', 'woordsoorte'), ('passive voice', 'lydende'), ('past tense', 'verlede tyd'),
  ('pattern', 'patrone'), ('pattern', 'patroon'), ('percent', 'persent'), ('percentage', 'persentasie'),
  ('perimeter', 'omtrek'), ('phonics', 'klanke'), ('photosynthesis', 'fotosintese'),
  ('physical education', 'liggaamsopvoeding'), ('picture graph', 'piktogram'),
  ('place value', 'plekwaarde'), ('planet', 'planeet'), ('planner', 'beplanner'), ('plant', 'plant'),
  ('plural', 'meervoud'), ('poem', 'gedig'), ('poetry', 'poesie'), ('population', 'bevolking'),
  ('poster', 'plakkaat'), ('preposition', 'voorsetsel'), ('probability', 'waarskynlikheid'),
  ('problem', 'probleem'), ('project', 'projek'), ('pronoun', 'voornaamwoord'), ('proverb', 'spreekwoord'),
  ('punctuation', 'leesteken'), ('question', 'vraag'), ('question', 'vrae'), ('rainfall', 'reenval'),
  ('rate', 'koers'), ('ratio', 'verhouding'), ('reading comprehension', 'leesbegrip'), ('reading', 'lees'),
  ('rectangle', 'reghoek'), ('religion', 'godsdiens'), ('reproduction', 'voortplanting'),
  ('resource', 'hulpbron'), ('revision', 'hersiening'), ('rhythm', 'ritme'), ('right', 'reg'),
  ('river', 'rivier'), ('rock', 'rots'), ('root', 'wortel'), ('round', 'afrond'), ('rubric', 'rubriek'),
  ('safety', 'veiligheid'), ('saving', 'spaar'), ('science', 'wetenskap'), ('season', 'seisoen'),
  ('seed', 'saad'), ('sense', 'sintuig'), ('sentence', 'sin'), ('settlement', 'nedersetting'),
  ('shape', 'vorm'), ('shopping', 'inkopie'), ('sight word', 'sigwoord'), ('slavery', 'slawerny'),
  ('social sciences', 'sosiale wetenskap'), ('soil', 'grond'), ('solar system', 'sonnestelsel'),
  ('solid', 'vaste stof'), ('sound', 'klank'), ('speech', 'toespraak'), ('spelling', 'spelling'),
  ('square', 'vierkant'), ('story', 'storie'), ('structure', 'struktuur'), ('subtract', 'aftrek'),
  ('summary', 'opsomming'), ('sun', 'son'), ('symmetry', 'simmetrie'), ('synonym', 'sinoniem'),
  ('task', 'taak'), ('tax', 'belasting'), ('teacher', 'onderwyser'), ('technology', 'tegnologie'),
  ('tense', 'tydvorm'), ('term', 'kwartaal'), ('test', 'toets'), ('time', 'tyd'),
  ('times table', 'maaltafel'), ('times table', 'tafel'), ('times table', 'tafelblok'),
  ('trade', 'handel'), ('transport', 'vervoer'), ('triangle', 'driehoek'), ('verb', 'werkwoord'),
  ('vocabulary', 'woordeskat'), ('volume', 'volume'), ('vowel', 'klinker'), ('vowel', 'vokaal'),
  ('water', 'water'), ('weather', 'weer'), ('word problem', 'woordprobleem'), ('word problem', 'woordsom'),
  ('word', 'woord'), ('worksheet', 'werkblad'), ('worksheet', 'werkkaart'), ('writing', 'skryf');

create function private.begins_word(stem text, word text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return starts_with(word, stem) and word ~ '^[[:alpha:]]+$'
    and (length(stem) >= 5 or length(word) - length(stem) <= 2);
end
$$;
comment on function private.begins_word(text, text) is
  'Whether the word is a form of the stem. A short stem begins many other words, so only a short ending '
  'may follow it.';

-- One row for each part of the search that must be found, with everything that counts as finding it.
create function private.search_choices(words text) returns table (typed text, choices text[])
language plpgsql stable set search_path = '' as $$
declare
  rest text := ' ' || private.search_text(left(words, 200)) || ' ';
  phrase text;
begin
  -- Names of two words first: "place value" is one thing, "plekwaarde".
  for phrase in
    select term from private.curriculum_word as known
    cross join lateral unnest(array[known.english, known.afrikaans]) as term
    where term like '% %' and position(' ' || term in rest) > 0
    group by term order by length(term) desc, term
  loop
    continue when position(' ' || phrase in rest) = 0;
    rest := regexp_replace(rest, ' ' || phrase || '[^ ]*', '');
    return query
      select phrase, array_agg(distinct term)
      from private.curriculum_word as known
      cross join lateral unnest(array[known.english, known.afrikaans]) as term
      where phrase in (known.english, known.afrikaans);
  end loop;

  return query
    select asked.word, array(
      select asked.word
      union
      select term
      from private.curriculum_word as known
      cross join lateral unnest(array[known.english, known.afrikaans]) as term
      -- Few words begin so, and the function is asked about those alone.
      where starts_with(asked.word, known.english) and private.begins_word(known.english, asked.word)
        or starts_with(asked.word, known.afrikaans)
          and private.begins_word(known.afrikaans, asked.word)
    )
    from private.typed_words(rest) as asked (word);
end
$$;
comment on function private.search_choices(text) is
  'The parts of a search, without accents, and for each the texts of which one must be found: itself '
  'and its names in both languages. The first 200 characters and ten words count.';

create function private.choice_conditions(field text, words text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(string_agg(format(' and (%s)', condition), ''), '')
    from private.search_choices(words) as asked
    cross join lateral (
      select string_agg(
        format('%s like %L', field, private.contains_pattern(choice)), ' or ' order by choice) as condition
      from unnest(asked.choices) as choice
      -- What contains "fractions" contains "fraction" as well.
      where not exists (
        select from unnest(asked.choices) as shorter
        where shorter <> choice and position(shorter in choice) > 0
      )
    ) as together
  );
end
$$;
comment on function private.choice_conditions(text, text) is
  'Conditions for the end of a query, each with "and" before it: the field contains each part of the '
  'search in one of its languages. The field has a trigram index (gin_trgm_ops).';

-- Every word of a title, a topic or a tag on the shelf.
create table private.shelf_word (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  word text not null,
  constraint shelf_word_pkey primary key (id)
);

-- Not unique: whoever writes a word would wait for the other who writes it, and two imports for each other.
create index shelf_word_word_plain_idx on private.shelf_word (word);

create index shelf_word_word_idx on private.shelf_word using gist (word extensions.gist_trgm_ops);

alter table private.shelf_word enable row level security;

comment on table private.shelf_word is
  'The words from which a misspelt one is put right; kept by the triggers of the shelf. It also has words '
  'of items that are not published or have gone: private.nearest_word() leaves them out.';

create trigger set_updated_at before update on private.shelf_word
  for each row execute function private.set_updated_at();

create function private.learn_words(words text) returns void
language sql volatile set search_path = '' as $$
  insert into private.shelf_word (word)
  select distinct used.word
  from regexp_split_to_table(private.searchable_text(words), '[^[:alpha:]]+') as used (word)
  where length(used.word) between 4 and 30
    and not exists (select from private.shelf_word as known where known.word = used.word)
  order by used.word
$$;
