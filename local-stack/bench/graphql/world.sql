-- The shop of a school publisher with as many resources as bench.products says. Everything follows from numbers, so that every run measures
-- the same rows; ids are hashes, so that their order says nothing.

insert into public.product_category (id, name, grade)
select md5('grade ' || grade)::uuid, 'Grade ' || grade, grade
from unnest('{R,1,2,3,4,5,6,7,8,9,10,11,12}'::text[]) as grade;

insert into public.product_category (id, name, grade, parent_id)
select md5(concat('grade ', grade, ' ', subject))::uuid, subject, grade, md5('grade ' || grade)::uuid
from unnest('{R,1,2,3,4,5,6,7,8,9,10,11,12}'::text[]) as grade
cross join unnest('{Mathematics,Afrikaans,English,Science,History,Geography,Technology,Life Skills}'::text[])
  as subject;

insert into public.product_tag (id, name)
select md5('tag ' || name)::uuid, name
from unnest('{Baseline,Bilingual,CAPS,Diagnostic,Enrichment,Exam,Games,Group work,Homework,Illustrated,Marking rubric,
  Oral,Posters,Printable,Project,Remedial,Revision,Term 1,Term 2,Term 3,Term 4,Test,Video,Weekly}'::text[]) as name;

-- One in twenty is on the way, one in thirty has no cover yet, one in forty is featured.
insert into public.product (
  id, title, description, price, discount_percentage, e_commerce_product, physical, featured, publish_date,
  thumbnails, tags, category_id, sku
)
select
  md5('product ' || n)::uuid,
  concat(kind, ': ', topic, ', ', subject, ' grade ', grade, ', part ', n / 1000 + 1),
  concat(
    '<p>A ', lower(kind), ' about ', topic, ' for <strong>grade ', grade, '</strong>, with answers.</p>',
    '<p>', repeat(concat('Learners practise ', topic, ' step by step and explain what they did. '), 1 + n % 5), '</p>'),
  case when n % 17 > 0 then 20 + (n * 13) % 480 end,
  case when n % 9 = 0 then 10 + n % 40 end,
  true,
  n % 50 = 0,
  n % 40 = 0,
  timestamptz '2024-01-01 06:00+02' + (n * 7919 % 24000) * interval '40 minutes'
    + case when n % 20 = 0 then interval '50 years' else interval '0' end,
  case when n % 30 > 0 then array[
    format('covers/%s.webp', md5('product ' || n)), format('covers/%s-2.webp', md5('product ' || n))] else '{}' end,
  array[md5('tag ' || first_tag)::uuid, md5('tag ' || second_tag)::uuid],
  md5(concat('grade ', grade, ' ', subject))::uuid,
  100000 + n
from generate_series(1, current_setting('bench.products')::integer) as n
cross join lateral (
  select
    ('{R,1,2,3,4,5,6,7,8,9,10,11,12}'::text[])[1 + n % 13] as grade,
    ('{Mathematics,Afrikaans,English,Science,History,Geography,Technology,Life Skills}'::text[])[1 + n / 13 % 8]
      as subject,
    ('{Worksheet,Question paper,Memorandum,Lesson plan,Poster,Workbook}'::text[])[1 + n / 104 % 6] as kind,
    ('{fractions,measurement,patterns,reading,writing,energy,plants,maps,rivers,people}'::text[])[1 + n / 624 % 10]
      as topic,
    ('{CAPS,Exam,Revision,Homework,Printable,Video}'::text[])[1 + n % 6] as first_tag,
    ('{Term 1,Term 2,Term 3,Term 4}'::text[])[1 + n % 4] as second_tag
) as words;

analyze public.product_category, public.product_tag, public.product;
