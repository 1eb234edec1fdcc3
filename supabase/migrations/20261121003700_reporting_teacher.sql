-- Customers as administrators see them: user, profile, groups and purchases in one row each. It is a table
-- that triggers keep up to date, because no role of the API may read auth.users, and because ten thousand
-- rows have to be sorted, searched and paged by columns of five tables.

create view private.reporting_teacher_source as
with people as (
  select person.id, profile.id as profile_id, person.email, person.created_at,
    -- Auth knows a number of its own only where people sign in by phone; the one typed at sign-up is beside it.
    coalesce(nullif(person.phone, ''), substring(person.raw_user_meta_data ->> 'phone' from '^\+?\d{9,15}$')) as phone
  from auth.users as person
  left join public.teacher_profile as profile on profile.user_id = person.id
  union all
  select profile.id, profile.id, null, profile.created_at, null
  from public.teacher_profile as profile
  where profile.user_id is null
)
select
  people.id,
  people.profile_id as teacher_profile_id,
  coalesce(profile.owner, private.owner_of(people.id)) as owner,
  split_part(coalesce(profile.owner, private.owner_of(people.id)), '::', 2) as username,
  profile.title, profile.name, profile.surname, profile.language, profile.province,
  nullif(people.email, '')::text as email,
  case when people.phone <> '' then '+' || ltrim(people.phone, '+') end as phone,
  people.created_at as registration_date,
  private.groups_of(people.id) as roles,
  (select count(*)
   from public.teacher_products_order as bought
   join public.order_line as line on line.order_id = bought.id
   where bought.teacher_profile_id = people.profile_id and bought.order_status = 'PAID'
     and line.withdrawn_at is null
  )::integer as product_count,
  profile.teacher_profile_school_id,
  school.name as school_name
from people
left join public.teacher_profile as profile on profile.id = people.profile_id
left join public.school as school on school.id = profile.teacher_profile_school_id;
comment on view private.reporting_teacher_source is 'What public.reporting_teacher is copied from.';

create function private.role_list(roles text[]) returns text
language sql immutable parallel safe set search_path = ''
return array_to_string(roles, ', ');

create table public.reporting_teacher (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid,
  owner text not null,
  username text not null,
  title text,
  name text,
  surname text,
  language text,
  province text,
  email text,
  phone text,
  registration_date timestamptz not null,
  roles text[] not null default '{}',
  role_list text not null generated always as (private.role_list(roles)) stored,
  product_count integer not null default 0,
  teacher_profile_school_id uuid,
  school_name text,
  search_field text collate "C" not null default '',
  constraint reporting_teacher_pkey primary key (id),
  constraint reporting_teacher_teacher_profile_id_key unique (teacher_profile_id),
  constraint reporting_teacher_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete set null,
  constraint reporting_teacher_teacher_profile_school_id_fkey
    foreign key (teacher_profile_school_id) references public.school (id) on delete set null,
  constraint reporting_teacher_registration_date_in_time check (private.in_time(registration_date))
);

create index reporting_teacher_registration_date_idx on public.reporting_teacher
  (registration_date desc nulls last, id) include (roles);
create index reporting_teacher_name_idx on public.reporting_teacher
  (name, surname, email, title, id);
create index reporting_teacher_school_id_idx on public.reporting_teacher (teacher_profile_school_id);
create index reporting_teacher_search_field_idx on public.reporting_teacher
  using gin (search_field extensions.gin_trgm_ops);

-- The policy below asks for this bound because a condition without a column is checked row by row: those who
-- may see no customer would have every row looked at before they get none. The bound ends the scan before
-- it begins, and a count reads the index on registration_date alone.
create function private.customers_seen_since() returns timestamptz
language sql stable set search_path = ''
return case when private.in_group('admin') or private.in_group('superadmin')
  then '-infinity'::timestamptz else 'infinity' end;
comment on function private.customers_seen_since() is
  'From which registration on the caller sees customers: all for administrators and superadmins, '
  'none for others.';
grant execute on function private.customers_seen_since() to authenticated;

alter table public.reporting_teacher enable row level security;

create policy "administrators and superadmins read customers" on public.reporting_teacher
  for select to authenticated
  using (
    registration_date > (select private.customers_seen_since()) and roles && array['teacher', 'admin']
  );

grant select (
  id, created_at, updated_at, teacher_profile_id, owner, username, title, name, surname, language,
  province, email, phone, registration_date, roles, role_list, product_count,
  teacher_profile_school_id, school_name, search_field
) on public.reporting_teacher to authenticated;
-- Not granted: insert, update, delete. Every column is derived from other tables.
grant select on public.reporting_teacher to service_role;

comment on table public.reporting_teacher is
  'Customers and administrators, kept by triggers on users, profiles, groups, orders and schools. '
  'Searched with searchReportingTeachers. @graphql({"totalCount": {"enabled": true}})';
comment on column public.reporting_teacher.id is
  'The id of the user, or of the profile when it has no user yet.';
comment on column public.reporting_teacher.username is 'The part of owner after the double colon.';
comment on column public.reporting_teacher.role_list is 'The roles as one text, for sorting.';
comment on column public.reporting_teacher.product_count is 'How many lines the paid orders have.';
comment on constraint reporting_teacher_teacher_profile_id_fkey on public.reporting_teacher is
  '@graphql({"foreign_name": "teacherProfile", "local_name": "reportingTeacher"})';

create trigger set_updated_at before update on public.reporting_teacher
  for each row execute function private.set_updated_at();

create function private.role_words(roles text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return concat_ws(' ', array_to_string(roles, ' '),
    case when 'teacher' = any (roles) then 'onderwyser' end,
    case when 'admin' = any (roles) then 'administrator administrateur' end,
    case when 'superadmin' = any (roles) then 'super administrator superadministrateur' end);
end
$$;
comment on function private.role_words(text[]) is 'Groups as codes and in the words of the screens, English and Afrikaans.';

create function private.refresh_reporting_teacher(key uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if key is null then
    return;
  end if;
  -- The row is locked in one statement and the sources are read in the next, so that the second of two
  -- simultaneous changes sees the first.
  insert into public.reporting_teacher (id, owner, username, registration_date)
  values (key, '', '', now())
  on conflict on constraint reporting_teacher_pkey do nothing;
  perform from public.reporting_teacher as kept where kept.id = key for update;

  update public.reporting_teacher as kept
  set teacher_profile_id = source.teacher_profile_id, owner = source.owner,
    username = source.username, title = source.title, name = source.name,
    surname = source.surname, language = source.language, province = source.province,
    email = source.email, phone = source.phone,
    registration_date = coalesce(source.registration_date, kept.created_at),
    roles = source.roles, product_count = source.product_count,
    teacher_profile_school_id = source.teacher_profile_school_id,
    school_name = source.school_name, search_field = private.searchable_text(concat_ws(' ',
      source.username, source.email, private.phone_words(source.phone),
      private.phone_words(profile.products_order_shipping_details ->> 'phoneNumber'),
      source.title, source.name, source.surname,
      source.province, source.language, source.school_name, private.role_words(source.roles),
      private.day_words((source.registration_date at time zone 'Africa/Johannesburg')::date)))
  from private.reporting_teacher_source as source
  left join public.teacher_profile as profile on profile.id = source.teacher_profile_id
  where source.id = refresh_reporting_teacher.key and kept.id = refresh_reporting_teacher.key;
  if not found then
    delete from public.reporting_teacher as kept where kept.id = refresh_reporting_teacher.key;
  end if;
end
$$;
comment on function private.refresh_reporting_teacher(uuid) is
  'Copies one row from its sources again, or deletes it when they are gone.';

create function private.reporting_key(profile_id uuid) returns uuid
language sql stable set search_path = ''
return (select coalesce(profile.user_id, profile.id)
  from public.teacher_profile as profile where profile.id = profile_id);

create function private.rebuild_reporting_teachers() returns void
language plpgsql volatile set search_path = '' as $$
declare
  key uuid;
begin
  for key in
    select kept.id from public.reporting_teacher as kept
    union
    select source.id from private.reporting_teacher_source as source
    order by 1
  loop
    perform private.refresh_reporting_teacher(key);
  end loop;
end
$$;
-- For projects that have users already.
select private.rebuild_reporting_teachers();

-- Definer, like the next five: whoever changes a source may not write the copy.
create function private.report_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_reporting_teacher(coalesce(new.id, old.id));
  return null;
end
$$;
create trigger report_user after insert or delete or update of email, phone, raw_user_meta_data on auth.users
  for each row execute function private.report_user();

create function private.report_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_reporting_teacher(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create trigger report_group after insert or delete on private.user_group
  for each row execute function private.report_group();

create function private.report_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A profile that gets or loses its user moves to another row; the old row goes first, for the unique key.
  if tg_op <> 'INSERT' then
    perform private.refresh_reporting_teacher(coalesce(old.user_id, old.id));
  end if;
  if tg_op <> 'DELETE' then
    perform private.refresh_reporting_teacher(coalesce(new.user_id, new.id));
  end if;
  return null;
end
$$;
create trigger report_profile after insert or delete or update of
  user_id, owner, title, name, surname, language, province, teacher_profile_school_id, products_order_shipping_details
  on public.teacher_profile
  for each row execute function private.report_profile();

create function private.report_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_reporting_teacher(
    private.reporting_key(coalesce(new.teacher_profile_id, old.teacher_profile_id)));
  return null;
end
$$;
create trigger report_paid_order after update of order_status on public.teacher_products_order
  for each row
  when (old.order_status is distinct from new.order_status
    and 'PAID' in (old.order_status, new.order_status))
  execute function private.report_order();
create trigger report_removed_order after delete on public.teacher_products_order
  for each row when (old.order_status = 'PAID') execute function private.report_order();

create function private.report_order_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_reporting_teacher(private.reporting_key(buyer.teacher_profile_id))
  from (
    select distinct bought.teacher_profile_id
    from changed
    join public.teacher_products_order as bought on bought.id = changed.order_id
    where bought.order_status = 'PAID'
    order by bought.teacher_profile_id
  ) as buyer;
  return null;
end
$$;
-- Once per statement: an order of thirty lines concerns one customer.
create trigger report_order_line_added after insert on public.order_line
  referencing new table as changed
  for each statement execute function private.report_order_line();
create trigger report_order_line_removed after delete on public.order_line
  referencing old table as changed
  for each statement execute function private.report_order_line();

create function private.report_withdrawn_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_reporting_teacher(private.reporting_key(new.teacher_profile_id));
  return null;
end
$$;
create trigger report_withdrawn_line after update of withdrawn_at on public.order_line
  for each row when (old.withdrawn_at is distinct from new.withdrawn_at)
  execute function private.report_withdrawn_line();

create function private.report_school() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_reporting_teacher(coalesce(profile.user_id, profile.id))
  from public.teacher_profile as profile where profile.teacher_profile_school_id = new.id
  order by profile.id;
  return null;
end
$$;
create trigger report_school after update of name on public.school
  for each row when (old.name is distinct from new.name) execute function private.report_school();

-- Definer: behind row-level security the trigram index is not used.
create function public.search_reporting_teachers(words text default null)
returns setof public.reporting_teacher
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    return;
  end if;
  return query execute
    'select teacher.* from public.reporting_teacher as teacher '
    'where teacher.roles && array[''teacher'', ''admin'']'
    || private.search_conditions('teacher.search_field', private.with_phone_digits(words));
end
$$;
comment on function public.search_reporting_teachers(text) is
  'Customers and administrators that contain every word: name, address, group, school, day of registration and phone '
  'numbers however they are written. Filter, order and page the result like the '
  'collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_reporting_teachers(text) to authenticated;

-- Definer: nobody may write the copy directly.
create function public.create_reporting_data() returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_superadmin();
  perform private.rebuild_reporting_teachers();
  return (select count(*)::integer from public.reporting_teacher);
end
$$;
comment on function public.create_reporting_data() is
  'Copies every row from its sources again and returns how many there are. Changes nothing as '
  'long as the triggers have worked.';
grant execute on function public.create_reporting_data() to authenticated;
