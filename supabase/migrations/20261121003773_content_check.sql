-- Whether every file that a resource names is stored. Storage keeps one row for each stored file, so the check is a join:
-- exact, and all resources take less than a second (docs/decisions/110-the-content-check.md).

create table private.missing_content (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  file_keys text[] not null,
  constraint missing_content_pkey primary key (id),
  constraint missing_content_product_id_key unique (product_id),
  constraint missing_content_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  constraint missing_content_file_keys_some check (file_keys <> '{}')
);

alter table private.missing_content enable row level security;

comment on table private.missing_content is
  'What the last content check found: resources that name files which are not stored. Written by the check, '
  'and by triggers when the file comes or the resource names other files.';

create trigger set_updated_at before update on private.missing_content
  for each row execute function private.set_updated_at();

create table private.content_check (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_by uuid,
  total integer not null,
  checked integer not null default 0,
  last_product_id uuid,
  finished_at timestamptz,
  constraint content_check_pkey primary key (id),
  constraint content_check_checked_range check (checked >= 0 and total >= 0)
);

create index content_check_finished_at_idx on private.content_check (finished_at);

alter table private.content_check enable row level security;

comment on table private.content_check is
  'Runs of the content check. One that was stopped goes on where it was.';
comment on column private.content_check.started_by is
  'A user''s id; empty for the run of the night. No foreign key: accounts come and go.';

create trigger set_updated_at before update on private.content_check
  for each row execute function private.set_updated_at();

-- Definer: the count is not for administrators to write.
create function private.count_missing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product as product
  set missing_count = case when tg_op = 'DELETE' then 0 else cardinality(new.file_keys) end
  where product.id = case when tg_op = 'DELETE' then old.product_id else new.product_id end;
  return null;
end
$$;
comment on function private.count_missing() is
  'Keeps product.missing_count, by which administrators find what lacks files.';
create trigger count_missing after insert or update of file_keys or delete on private.missing_content
  for each row execute function private.count_missing();

create function private.find_missing(product_ids uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  with found as (
    select content.product_id, array_agg(named.key order by named.place) as keys
    from public.product_content as content
    cross join lateral unnest(content.file_keys) with ordinality as named (key, place)
    where content.product_id = any (product_ids)
      and not exists (
        select from storage.objects as stored
        where stored.bucket_id = 'content' and stored.name = named.key)
    group by content.product_id
  ), gone as (
    delete from private.missing_content as earlier
    where earlier.product_id = any (product_ids)
      and not exists (select from found where found.product_id = earlier.product_id)
  )
  insert into private.missing_content (product_id, file_keys)
  select found.product_id, found.keys from found order by found.product_id
  on conflict on constraint missing_content_product_id_key
  do update set file_keys = excluded.file_keys
  where private.missing_content.file_keys <> excluded.file_keys;
end
$$;
comment on function private.find_missing(uuid[]) is
  'Checks these resources and writes down or takes back what was found.';

-- Definer: whoever changes a content or stores a file need not know of the check.
create function private.follow_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.find_missing(array[new.product_id]);
  return null;
end
$$;
create trigger follow_content after update of file_keys on public.product_content
  for each row execute function private.follow_content();

-- Definer: as follow_content(). A content's files lie in ProductsContent/{id}/….
create function private.follow_stored_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.find_missing(array(
    select content.product_id from public.product_content as content
    join private.missing_content as missing on missing.product_id = content.product_id
    where content.id = private.id_in(split_part(new.name, '/', 2))));
  return null;
end
$$;
create trigger follow_stored_file after insert on storage.objects
  for each row when (new.bucket_id = 'content')
  execute function private.follow_stored_file();

create function private.check_document(run private.content_check) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('id', run.id, 'total', run.total, 'checked', run.checked,
    'finishedAt', run.finished_at,
    'missing', (select count(*) from private.missing_content));
end
$$;

-- Definer: the tables are private.
create function public.start_content_check(resume boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  run private.content_check;
begin
  perform private.require_admin();
  if resume then
    select * into run from private.content_check as stopped
    where stopped.finished_at is null and stopped.created_at > now() - interval '1 day'
    order by stopped.created_at desc limit 1;
  end if;
  if run.id is null then
    insert into private.content_check (started_by, total)
    select private.my_user_id(), count(*) from public.product
    returning * into run;
  end if;
  return private.check_document(run);
end
$$;
comment on function public.start_content_check(boolean) is
  'For administrators: begins a check of all resources, or goes on with one that was stopped within a day. '
  '{id, total, checked, finishedAt, missing}.';
grant execute on function public.start_content_check(boolean) to authenticated;

-- Definer: the tables are private.
create function public.continue_content_check(check_id uuid, how_many integer default 50) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  run private.content_check;
  chunk uuid[];
begin
  perform private.require_admin();
  select * into run from private.content_check as going where going.id = check_id for update;
  if not found then
    raise exception 'content_check_not_found' using errcode = 'PT404';
  end if;
  if run.finished_at is not null then
    return private.check_document(run);
  end if;
  chunk := array(
    select product.id from public.product as product
    where run.last_product_id is null or product.id > run.last_product_id
    order by product.id
    limit greatest(least(coalesce(how_many, 50), 500), 1));
  perform private.find_missing(chunk);
  update private.content_check as going set
    checked = run.checked + cardinality(chunk),
    -- Resources may have come since it began.
    total = greatest(run.total, run.checked + cardinality(chunk)),
    last_product_id = coalesce(chunk[cardinality(chunk)], run.last_product_id)
  where going.id = run.id returning * into run;
  if not exists (
    select from public.product as product
    where run.last_product_id is null or product.id > run.last_product_id
  ) then
    update private.content_check as going set finished_at = now(), total = going.checked
    where going.id = run.id returning * into run;
  end if;
  return private.check_document(run);
end
$$;
comment on function public.continue_content_check(uuid, integer) is
  'For administrators: checks the next resources, by default fifty, in the order of their ids. Answers like '
  'start_content_check(). Raises content_check_not_found.';
grant execute on function public.continue_content_check(uuid, integer) to authenticated;

-- Definer: the tables are private.
create function public.run_nightly_content_check(at_any_time boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  here timestamp := now() at time zone 'Africa/Johannesburg';
  -- From two in the morning of each day on.
  due timestamptz := (date_trunc('day', here - interval '2 hours') + interval '2 hours')
    at time zone 'Africa/Johannesburg';
  run private.content_check;
begin
  perform pg_advisory_xact_lock(hashtextextended('nightly_content_check', 0));
  if not at_any_time and exists (
    select from private.content_check as done
    where done.started_by is null and done.finished_at >= due
  ) then
    return jsonb_build_object('ran', false);
  end if;
  perform private.find_missing(array(select product.id from public.product as product));
  insert into private.content_check (total, checked, finished_at)
  select count(*), count(*), now() from public.product
  returning * into run;
  delete from private.content_check as old where old.created_at < now() - interval '90 days';
  return private.check_document(run) || jsonb_build_object('ran', true);
end
$$;
comment on function public.run_nightly_content_check(boolean) is
  'For the schedule: checks all resources once a day, from two in the morning on; called again on the same '
  'day it does nothing. {ran: false}, or what start_content_check() answers with ran: true.';
grant execute on function public.run_nightly_content_check(boolean) to service_role;

create function private.last_content_check() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'missing', (select count(*) from private.missing_content),
    'checkedAt', (select max(done.finished_at) from private.content_check as done));
end
$$;
comment on function private.last_content_check() is
  '{missing, checkedAt}: how many resources lack a file, and when all were checked last.';

-- Definer: the tables are private.
create function public.content_check_result() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.last_content_check() || jsonb_build_object(
    'stopped', (
      select private.check_document(run) from private.content_check as run
      where run.finished_at is null and run.created_at > now() - interval '1 day'
      order by run.created_at desc limit 1),
    'products', coalesce((
      select jsonb_agg(jsonb_build_object('id', most.product_id, 'title', most.title,
        'fileKeys', most.file_keys) order by most.many desc, most.title, most.product_id)
      from (
        select missing.product_id, product.title, missing.file_keys,
          cardinality(missing.file_keys) as many
        from private.missing_content as missing
        join public.product as product on product.id = missing.product_id
        order by many desc, product.title, missing.product_id limit 500) as most), '[]'));
end
$$;
comment on function public.content_check_result() is
  'For administrators: {missing, checkedAt, stopped, products: [{id, title, fileKeys}]}: the resources that '
  'lack files, those with the most first, at most 500; stopped is the run that can go on, or null.';
grant execute on function public.content_check_result() to authenticated;

-- Definer: whether a file is stored does not depend on what the caller may read. Administrators alone are told. Asked of
-- Storage's rows and not of the last check, so that a dialog says what is so now.
create function public._file_sizes(product public.product) returns bigint[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return null;
  end if;
  return (
    select array_agg(
      case when stored.id is not null then coalesce((stored.metadata ->> 'size')::bigint, 0) end
      order by named.place)
    from public.product_content as content
    cross join lateral unnest(content.file_keys) with ordinality as named (key, place)
    left join storage.objects as stored on stored.bucket_id = 'content' and stored.name = named.key
    where content.product_id = product.id);
end
$$;
comment on function public._file_sizes(public.product) is
  'The bytes of its files in their order, empty for one that is not stored; null for anybody but administrators.';
grant execute on function public._file_sizes(public.product) to authenticated;
