-- The orders in which the screens list large tables. "nulls last" and the key at the end are written out
-- because that is what orderBy sends; an index without them does not serve it.

-- Administrators sort resources by title, publish date and change. What the policy and the filters ask
-- for lies in the index too, so that counting reads the index alone, a tenth of the table.
create index product_title_idx on public.product (title, id);
create index product_title_desc_idx on public.product (title desc nulls last, id);
create index product_publish_date_idx on public.product
  (publish_date desc nulls last, id)
  include (listable, physical, e_commerce_product, subscription_product);
create index product_updated_at_idx on public.product (updated_at desc nulls last, id);

-- Schools are listed by name, descending at first; school_name_idx serves the other way.
create index school_name_desc_idx on public.school (name desc nulls last, id);

-- Customers, newest first.
create index teacher_profile_created_at_idx on public.teacher_profile
  (created_at desc nulls last, id);

drop index public.communication_publish_date_idx;
create index communication_publish_date_idx on public.communication
  (publish_date desc nulls last, id);
drop index public.announcement_created_at_idx;
create index announcement_created_at_idx on public.announcement (created_at desc nulls last, id);
drop index public.reporting_teacher_registration_date_idx;
create index reporting_teacher_registration_date_idx on public.reporting_teacher
  (registration_date desc nulls last, id) include (roles);
