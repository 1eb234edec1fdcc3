-- The levels that come with the product, for which subjects and grades, and how sure they are. One taxonomy per language,
-- because papers print the names of the levels; subjects have their names in both, as the list of subjects has them.
-- OFFICIAL: an official document, or two sources that agree. ONE_SOURCE: one. GENERAL: general knowledge. Geography of
-- Grades 10 to 12 has none, because its sources contradict each other, and Creative Arts has a rubric instead.

create function private.prescribed_taxonomies()
returns table (
  name text, language text, certainty text, year smallint, source text, grades text[], subjects text[], labels text[], percentages integer[]
)
language sql immutable set search_path = ''
begin atomic
  with phase (phase, grades, en, af) as (values
    ('4-6', array['4', '5', '6'], 'Grades 4 to 6', 'graad 4 tot 6'),
    ('4-7', array['4', '5', '6', '7'], 'Grades 4 to 7', 'graad 4 tot 7'),
    ('4-9', array['4', '5', '6', '7', '8', '9'], 'Grades 4 to 9', 'graad 4 tot 9'),
    ('7-9', array['7', '8', '9'], 'Grades 7 to 9', 'graad 7 tot 9'),
    ('10-12', array['10', '11', '12'], 'Grades 10 to 12', 'graad 10 tot 12')
  ), scale (scale, en, af) as (values
    ('orders', array['Low order', 'Middle order', 'High order'], array['Lae orde', 'Middelorde', 'Hoë orde']),
    ('procedures', array['Knowledge', 'Routine procedures', 'Complex procedures', 'Problem solving'],
      array['Kennis', 'Roetine prosedures', 'Komplekse prosedures', 'Probleemoplossing']),
    ('literacy', array['Knowing', 'Routine procedures', 'Multi-step procedures', 'Reasoning and reflecting'],
      array['Ken', 'Roetine prosedures', 'Meerstapprosedures', 'Redenering en besinning']),
    ('barrett', array['Literal', 'Reorganisation', 'Inferential', 'Evaluation and appreciation'],
      array['Letterlik', 'Herorganisasie', 'Inferensieel', 'Evaluering en waardering']),
    ('barrett-further', array['Literal and reorganisation', 'Inferential', 'Evaluation and appreciation'],
      array['Letterlik en herorganisasie', 'Inferensieel', 'Evaluering en waardering']),
    ('physics', array['Recall', 'Comprehension', 'Application and analysis', 'Evaluation and synthesis'],
      array['Herroeping', 'Begrip', 'Toepassing en analise', 'Evaluering en sintese']),
    ('life', array['Knowing', 'Understanding', 'Applying', 'Analysing and evaluating'],
      array['Ken', 'Verstaan', 'Toepas', 'Ontleed en evalueer'])
  ), kind (kind, en, af, subjects) as (values
    ('maths', 'Mathematics', 'Wiskunde', array['Mathematics', 'Wiskunde']),
    ('literacy', 'Mathematical Literacy', 'Wiskundige Geletterdheid',
      array['Mathematical Literacy', 'Wiskundige Geletterdheid']),
    ('languages', 'Languages', 'Tale', array['* Home Language', '* Huistaal',
      '* First Additional Language', '* Eerste Addisionele Taal']),
    ('nst', 'Natural Sciences and Technology', 'Natuurwetenskappe en Tegnologie',
      array['Natural Sciences and Technology', 'Natuurwetenskappe en Tegnologie']),
    ('ns', 'Natural Sciences', 'Natuurwetenskappe', array['Natural Sciences', 'Natuurwetenskappe']),
    ('ss', 'Social Sciences', 'Sosiale Wetenskappe', array['Social Sciences', 'Sosiale Wetenskappe']),
    ('ems', 'Economic and Management Sciences', 'Ekonomiese en Bestuurswetenskappe',
      array['Economic and Management Sciences', 'Ekonomiese en Bestuurswetenskappe']),
    ('lo', 'Life Orientation', 'Lewensoriëntering', array['Life Orientation', 'Lewensoriëntering']),
    ('skills', 'Life Skills', 'Lewensvaardighede', array['Life Skills', 'Lewensvaardighede']),
    ('tech', 'Technology', 'Tegnologie', array['Technology', 'Tegnologie']),
    ('physics', 'Physical Sciences, Paper 1', 'Fisiese Wetenskappe, vraestel 1',
      array['Physical Sciences', 'Fisiese Wetenskappe']),
    ('chemistry', 'Physical Sciences, Paper 2', 'Fisiese Wetenskappe, vraestel 2',
      array['Physical Sciences', 'Fisiese Wetenskappe']),
    ('life', 'Life Sciences', 'Lewenswetenskappe', array['Life Sciences', 'Lewenswetenskappe']),
    ('commerce', 'Business Studies and Economics', 'Besigheidstudies en Ekonomie',
      array['Business Studies', 'Besigheidstudies', 'Economics', 'Ekonomie']),
    ('accounting', 'Accounting', 'Rekeningkunde', array['Accounting', 'Rekeningkunde'])
  ), prescribed (kind, phase, scale, percentages, certainty, year, en, af) as (values
    ('maths', '4-9', 'procedures', array[25, 45, 20, 10], 'ONE_SOURCE', null,
      'A paper of Grade 6 that a teacher has approved', '’n Vraestel van graad 6 wat ’n onderwyser goedgekeur het'),
    ('maths', '10-12', 'procedures', array[20, 35, 30, 15], 'GENERAL', null,
      'General knowledge; compare with the examination guideline', 'Algemene kennis; vergelyk met die eksamenriglyn'),
    ('literacy', '10-12', 'literacy', array[30, 30, 20, 20], 'ONE_SOURCE', 2021,
      'A summary of the examination since 2021', '’n Opsomming van die eksamen sedert 2021'),
    ('languages', '4-7', 'barrett', array[20, 20, 40, 20], 'ONE_SOURCE', null,
      'Barrett''s taxonomy, as in papers that a teacher has read', 'Barrett se taksonomie, soos in vraestelle wat ’n onderwyser gelees het'),
    ('languages', '10-12', 'barrett-further', array[40, 40, 20], 'GENERAL', null,
      'Barrett''s taxonomy; compare with the examination guideline', 'Barrett se taksonomie; vergelyk met die eksamenriglyn'),
    ('nst', '4-6', 'orders', array[50, 35, 15], 'OFFICIAL', null,
      'CAPS Intermediate Phase, as in the OUP teacher''s guides for Natural Sciences and Technology and the DBE Annual Teaching Plans',
      'KABV Intermediêre Fase, soos in die OUP-onderwysersgidse vir Natural Sciences and Technology en die DBO se jaarlikse onderrigplanne'),
    ('ns', '7-9', 'orders', array[40, 45, 15], 'ONE_SOURCE', null,
      'The OUP teacher''s guide for Natural Sciences', 'Die OUP-onderwysersgids vir Natural Sciences'),
    ('ss', '4-6', 'orders', array[30, 50, 20], 'OFFICIAL', null,
      'DBE Annual Teaching Plans, Social Sciences Grades 4, 5 and 6',
      'DBO se jaarlikse onderrigplanne, Sosiale Wetenskappe graad 4, 5 en 6'),
    ('ss', '7-9', 'orders', array[30, 50, 20], 'OFFICIAL', null,
      'CAPS Senior Phase, as in the OUP teacher''s guide for Social Sciences',
      'KABV Senior Fase, soos in die OUP-onderwysersgids vir Social Sciences'),
    ('ems', '7', 'orders', array[30, 50, 20], 'OFFICIAL', 2023,
      'DBE Annual Teaching Plan 2023/24, Economic and Management Sciences Grade 7',
      'DBO se jaarlikse onderrigplan 2023/24, Ekonomiese en Bestuurswetenskappe graad 7'),
    ('lo', '7-9', 'orders', array[30, 40, 30], 'ONE_SOURCE', null,
      'The planner of another house for South African teachers', 'Die beplanner van ’n ander huis vir Suid-Afrikaanse onderwysers'),
    ('skills', '4-6', 'orders', array[30, 40, 30], 'ONE_SOURCE', null,
      'The planner of another house for South African teachers', 'Die beplanner van ’n ander huis vir Suid-Afrikaanse onderwysers'),
    ('tech', '7-9', 'orders', array[30, 50, 20], 'ONE_SOURCE', null,
      'The planner of another house for South African teachers', 'Die beplanner van ’n ander huis vir Suid-Afrikaanse onderwysers'),
    ('physics', '10-12', 'physics', array[15, 35, 40, 10], 'ONE_SOURCE', null,
      'A summary of the examination of Paper 1', '’n Opsomming van die eksamen van vraestel 1'),
    ('chemistry', '10-12', 'physics', array[15, 40, 35, 10], 'ONE_SOURCE', null,
      'A summary of the examination of Paper 2', '’n Opsomming van die eksamen van vraestel 2'),
    ('life', '10-12', 'life', array[40, 25, 20, 15], 'GENERAL', null,
      'General knowledge; compare with the examination guideline', 'Algemene kennis; vergelyk met die eksamenriglyn'),
    ('commerce', '10-12', 'orders', array[30, 50, 20], 'GENERAL', null,
      'General knowledge; compare with the examination guideline', 'Algemene kennis; vergelyk met die eksamenriglyn'),
    ('accounting', '10-12', 'orders', array[30, 40, 30], 'GENERAL', null,
      'General knowledge; compare with the examination guideline', 'Algemene kennis; vergelyk met die eksamenriglyn')
  ), grade_seven (phase, grades, en, af) as (
    select phase.phase, phase.grades, phase.en, phase.af from phase
    union all select '7', array['7'], 'Grade 7', 'graad 7'
  )
  select case language.language when 'en' then kind.en || ', ' || grade_seven.en else kind.af || ', ' || grade_seven.af end,
    language.language, prescribed.certainty, prescribed.year::smallint,
    case language.language when 'en' then prescribed.en else prescribed.af end,
    grade_seven.grades, kind.subjects,
    case language.language when 'en' then scale.en else scale.af end, prescribed.percentages
  from prescribed join kind using (kind) join grade_seven using (phase) join scale using (scale)
  cross join (values ('en'), ('af')) as language (language);
end;
comment on function private.prescribed_taxonomies() is
  'The taxonomies that come with the product, each with its levels, lowest thinking first.';

with created as (
  insert into public.taxonomy (name, source, year, certainty, language, grades, subjects)
  select taxonomy.name, taxonomy.source, taxonomy.year, taxonomy.certainty, taxonomy.language, taxonomy.grades, taxonomy.subjects
  from private.prescribed_taxonomies() as taxonomy
  returning id, name
)
insert into public.cognitive_level (taxonomy_id, label, percentage, position)
select created.id, level.label, level.percentage, level.position
from created
join private.prescribed_taxonomies() as prescribed using (name)
cross join unnest(prescribed.labels, prescribed.percentages) with ordinality as level (label, percentage, position);
