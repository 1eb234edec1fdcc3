-- The shop: categories, tags, 24,000 resources with their files, 1,200 bundles. Everything follows
-- from numbers, so that every run makes the same rows; ids are hashes, so that their order says nothing.

insert into public.product_category (id, name, grade)
select md5('grade ' || grade)::uuid, 'Grade ' || grade, grade
from unnest('{R,1,2,3,4,5,6,7,8,9,10,11,12}'::text[]) as grade;

insert into public.product_category (id, name, parent_id)
select md5(concat('grade ', grade, ' ', subject))::uuid, subject, md5('grade ' || grade)::uuid
from unnest('{R,1,2,3,4,5,6,7,8,9,10,11,12}'::text[]) as grade
cross join unnest('{Mathematics,Afrikaans,English,Science,History,Geography,Technology,Life Skills}'::text[])
  as subject;

insert into public.product_tag (id, name)
select md5('tag ' || name)::uuid, name
from unnest('{Baseline,Bilingual,CAPS,Diagnostic,Enrichment,Exam,Games,Group work,Homework,Illustrated,
  Marking rubric,Oral,Posters,Printable,Project,Remedial,Revision,Term 1,Term 2,Term 3,Term 4,Test,Video,
  Weekly}'::text[]) as name;

-- One in twenty is on the way, one in thirty has no cover yet, one in forty is featured, one in five came
-- with the subscription.
insert into public.product (
  id, title, description, price, discount_percentage, e_commerce_product, subscription_product, physical,
  featured, publish_date, thumbnails, tags, category_id, questions, sku,
  pages, marks, language, term, topic
)
select
  md5('product ' || n)::uuid,
  concat(kind, ': ', topic, ', ', subject, ' grade ', grade, ', part ', n / 1000 + 1),
  concat(
    '<p>A ', lower(kind), ' about ', topic, ' for <strong>grade ', grade, '</strong>, with answers.</p><p>',
    repeat(concat('Learners practise ', topic, ' step by step and explain what they did. '), 1 + n % 5),
    '</p>'),
  case when n % 17 > 0 then 20 + (n * 13) % 480 end,
  case when n % 9 = 0 then 10 + n % 40 end,
  true,
  n % 5 = 0 and n % 50 > 0,
  n % 50 = 0,
  n % 40 = 0,
  now() - interval '3 years' + (n::bigint * 7919 % 24000) * interval '65 minutes'
    + case when n % 20 = 0 then interval '5 years' else interval '0' end,
  case when n % 30 > 0 then array[
    format('Products/%s/cover.webp', md5('product ' || n)::uuid),
    format('Products/%s/page-1.webp', md5('product ' || n)::uuid)] else '{}' end,
  array[md5('tag ' || first_tag)::uuid, md5('tag ' || second_tag)::uuid],
  md5(concat('grade ', grade, ' ', subject))::uuid,
  case when n % 100 = 0
    then '[{"type": "Text", "label": "Name on the certificate", "required": true}]' else '[]' end::jsonb,
  100000 + n,
  1 + n % 24,
  case when n % 3 > 0 then 10 + n % 50 end,
  case when n % 2 = 0 then 'en' else 'af' end,
  case when n % 5 > 0 then 1 + n % 4 end,
  topic
from generate_series(1, pg_temp.scaled(24000)) as n
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

insert into public.product_content (product_id, file_keys, urls)
select product.id, array[format('ProductsContent/%s/%s.pdf', product.id, product.sku)],
  case when product.sku % 12 = 0 then array['76979871'] else '{}' end
from public.product as product
where not product.physical;

insert into public.product_bundle (
  id, title, description, price, discount_percentage, featured, publish_date, thumbnails, tags, category_id
)
select
  md5('bundle ' || n)::uuid,
  concat('Year pack ', subject, ' grade ', grade, ', set ', n / 104 + 1),
  concat('<p>All of ', subject, ' for the year, for less than its parts.</p>'),
  250 + n % 700,
  case when n % 6 = 0 then 15 end,
  n % 30 = 0,
  now() - interval '2 years' + (n::bigint * 4513 % 1200) * interval '14 hours'
    + case when n % 20 = 0 then interval '4 years' else interval '0' end,
  array[format('ProductBundles/%s/Thumbnails/cover.webp', md5('bundle ' || n)::uuid)],
  array[md5('tag CAPS')::uuid],
  md5(concat('grade ', grade, ' ', subject))::uuid
from generate_series(1, pg_temp.scaled(1200)) as n
cross join lateral (
  select
    ('{R,1,2,3,4,5,6,7,8,9,10,11,12}'::text[])[1 + n % 13] as grade,
    ('{Mathematics,Afrikaans,English,Science,History,Geography,Technology,Life Skills}'::text[])[1 + n / 13 % 8]
      as subject
) as words;

insert into public.product_bundle_product (product_bundle_id, product_id, position)
select md5('bundle ' || n)::uuid,
  md5('product ' || 1 + (n * 20 + position) % pg_temp.scaled(24000))::uuid, position
from generate_series(1, pg_temp.scaled(1200)) as n
cross join generate_series(0, 4) as position;
