-- Cognitive levels that a primary document, or two sources that agree, give. Others are for an
-- administrator to add when the document has been opened. One row per language, because a paper
-- prints the level's name.

with prescribed (name, source, labels, percentages) as (values
  ('Natural Sciences and Technology, Grades 4 to 6',
    'CAPS Intermediate Phase, as in the OUP teacher''s guides for Natural Sciences and Technology and the DBE Annual Teaching Plans',
    array['Low order', 'Middle order', 'High order'], array[50, 35, 15]),
  ('Natuurwetenskappe en Tegnologie, graad 4 tot 6',
    'KABV Intermediêre Fase, soos in die OUP-onderwysersgidse vir Natural Sciences and Technology en die DBO se jaarlikse onderrigplanne',
    array['Lae orde', 'Middelorde', 'Hoë orde'], array[50, 35, 15]),
  ('Social Sciences, Grades 4 to 6',
    'DBE Annual Teaching Plans, Social Sciences Grades 4, 5 and 6',
    array['Low order', 'Middle order', 'High order'], array[30, 50, 20]),
  ('Sosiale Wetenskappe, graad 4 tot 6',
    'DBO se jaarlikse onderrigplanne, Sosiale Wetenskappe graad 4, 5 en 6',
    array['Lae orde', 'Middelorde', 'Hoë orde'], array[30, 50, 20]),
  ('Social Sciences, Grades 7 to 9',
    'CAPS Senior Phase, as in the OUP teacher''s guide for Social Sciences',
    array['Low order', 'Middle order', 'High order'], array[30, 50, 20]),
  ('Sosiale Wetenskappe, graad 7 tot 9',
    'KABV Senior Fase, soos in die OUP-onderwysersgids vir Social Sciences',
    array['Lae orde', 'Middelorde', 'Hoë orde'], array[30, 50, 20]),
  ('Economic and Management Sciences, Grade 7',
    'DBE Annual Teaching Plan 2023/24, Economic and Management Sciences Grade 7',
    array['Low order', 'Middle order', 'High order'], array[30, 50, 20]),
  ('Ekonomiese en Bestuurswetenskappe, graad 7',
    'DBO se jaarlikse onderrigplan 2023/24, Ekonomiese en Bestuurswetenskappe graad 7',
    array['Lae orde', 'Middelorde', 'Hoë orde'], array[30, 50, 20])
), created as (
  insert into public.taxonomy (name, source)
  select prescribed.name, prescribed.source from prescribed
  returning id, name
)
insert into public.cognitive_level (taxonomy_id, label, percentage, position)
select created.id, level.label, level.percentage, level.position
from created
join prescribed using (name)
cross join unnest(prescribed.labels, prescribed.percentages)
  with ordinality as level (label, percentage, position);
