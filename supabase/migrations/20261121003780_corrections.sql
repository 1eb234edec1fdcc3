-- Whoever had a resource before one of its files was corrected is told so once, in the library and by mail.

create table private.correction (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  file_key text not null,
  sentence text,
  told integer not null,
  constraint correction_pkey primary key (id),
  constraint correction_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  -- Each version is told once.
  constraint correction_product_file_key unique (product_id, file_key),
  constraint correction_sentence_present check (sentence is null or not private.is_blank(sentence)),
  constraint correction_sentence_length check (length(sentence) <= 300),
  constraint correction_told_not_negative check (told >= 0)
);

alter table private.correction enable row level security;

comment on table private.correction is 'What the buyers of a resource were told of a corrected file.';
comment on column private.correction.sentence is 'What was wrong, in the language of the resource; may be empty.';
comment on column private.correction.told is 'How many teachers were told.';

create trigger set_updated_at before update on private.correction
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert on private.correction
  for each row execute function private.record_admin_write();

create table private.correction_notice (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  correction_id uuid not null,
  teacher_profile_id uuid not null,
  seen_at timestamptz,
  attempts integer not null default 0,
  mail_due_at timestamptz default now(),
  mailed_at timestamptz,
  problem text,
  constraint correction_notice_pkey primary key (id),
  constraint correction_notice_correction_id_fkey foreign key (correction_id)
    references private.correction (id) on delete cascade,
  constraint correction_notice_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint correction_notice_teacher_correction_key unique (teacher_profile_id, correction_id),
  constraint correction_notice_attempts_not_negative check (attempts >= 0)
);

create index correction_notice_correction_id_idx on private.correction_notice (correction_id);
create index correction_notice_due_idx on private.correction_notice (mail_due_at) where mail_due_at is not null;

create index correction_notice_problem_idx on private.correction_notice (id)
  where mailed_at is null and problem is not null;

alter table private.correction_notice enable row level security;

comment on table private.correction_notice is 'Who is told of a correction, and whether it was seen and mailed.';
comment on column private.correction_notice.seen_at is 'When the teacher opened the resource; empty until then.';
comment on column private.correction_notice.mail_due_at is
  'When the mail may be sent, or tried again; empty when no mail goes out any more.';
comment on column private.correction_notice.problem is 'The last error of the mail server.';

create trigger set_updated_at before update on private.correction_notice
  for each row execute function private.set_updated_at();

create function private.version_told(product_id uuid, file_key text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select version.current_key from private.content_version as version
    where version.product_id = version_told.product_id and version.file_key = version_told.file_key
  ), version_told.file_key);
end
$$;
comment on function private.version_told(uuid, text) is
  'The file that a resource names today in the place of the one that its buyers were told of.';

create function private.corrections_of(profile_id uuid, product_id uuid)
returns table (current_key text, created_at timestamptz, sentence text, unseen boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select distinct on (place.current_key) place.current_key, told.created_at, told.sentence, notice.seen_at is null
    from private.correction as told
    join private.correction_notice as notice
      on notice.correction_id = told.id and notice.teacher_profile_id = corrections_of.profile_id
    cross join lateral (select private.version_told(told.product_id, told.file_key)) as place (current_key)
    where told.product_id = corrections_of.product_id
    order by place.current_key, told.created_at desc;
end
$$;
comment on function private.corrections_of(uuid, uuid) is
  'What a teacher was told of the files of a resource, the last word for each.';

create function private.has_correction(profile_id uuid, product_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from private.correction as told
    join private.correction_notice as notice on notice.correction_id = told.id
    where told.product_id = has_correction.product_id
      and notice.teacher_profile_id = has_correction.profile_id and notice.seen_at is null);
end
$$;
comment on function private.has_correction(uuid, uuid) is
  'Whether a teacher was told of a corrected file of a resource and has not opened the resource since.';

create function private.had_before(product_id uuid, moment timestamptz) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query
    select distinct owned.teacher_profile_id from private.owned_product as owned
    where owned.product_id = had_before.product_id and owned.since < moment;
end
$$;
comment on function private.had_before(uuid, timestamptz) is
  'Profiles that have a resource, by themselves, in a bundle, by a seat or a subscription, since before a moment.';

create function private.corrected_at(product_id uuid, file_key text) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select max(version.created_at) from private.content_version as version
    where version.product_id = corrected_at.product_id and version.current_key = corrected_at.file_key);
end
$$;
comment on function private.corrected_at(uuid, text) is
  'When a file of a resource took the place of an earlier one; empty when it never did.';

-- Definer: nobody writes these tables.
create function public.tell_buyers(product_id uuid, file_key text, sentence text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  since timestamptz;
  new_id uuid;
begin
  perform private.require_admin();
  -- Two at once tell it once, and nobody replaces the file meanwhile.
  perform from public.product_content as content
  where content.product_id = tell_buyers.product_id and tell_buyers.file_key = any (content.file_keys)
  for update;
  since := case when found then private.corrected_at(tell_buyers.product_id, tell_buyers.file_key) end;
  if since is null then
    raise exception 'content_file_not_corrected' using errcode = 'PT409';
  end if;
  insert into private.correction (product_id, file_key, sentence, told)
  values (
    tell_buyers.product_id, tell_buyers.file_key, nullif(btrim(tell_buyers.sentence), ''),
    (select count(*) from private.had_before(tell_buyers.product_id, since)))
  on conflict on constraint correction_product_file_key do nothing
  returning id into new_id;
  if new_id is null then
    raise exception 'correction_told' using errcode = 'PT409';
  end if;
  -- The word about an earlier version that has not gone out yet would come after this one.
  update private.correction_notice as notice set mail_due_at = null
  from private.correction as earlier
  where earlier.id = notice.correction_id and earlier.id <> new_id and notice.mail_due_at is not null
    and earlier.product_id = tell_buyers.product_id
    and private.version_told(earlier.product_id, earlier.file_key) = tell_buyers.file_key;
  insert into private.correction_notice (correction_id, teacher_profile_id)
  select new_id, had.profile_id from private.had_before(tell_buyers.product_id, since) as had (profile_id);
  return (select told.told from private.correction as told where told.id = new_id);
end
$$;
comment on function public.tell_buyers(uuid, text, text) is
  'For administrators: tells whoever had a resource before this file of it was corrected that it was, with a sentence '
  'that may be empty; answers how many. Raises content_file_not_corrected when the resource does not name the file or it '
  'replaced none, and correction_told the second time.';
grant execute on function public.tell_buyers(uuid, text, text) to authenticated;

-- Definer: nobody reads these tables.
create function public.content_versions(product_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'fileKey', place.current_key,
      'earlier', place.earlier,
      'owners', case when told.id is null then
        (select count(*) from private.had_before(content_versions.product_id, place.replaced_at)) end,
      'told', case when told.id is not null then jsonb_build_object(
        'at', told.created_at, 'count', told.told, 'sentence', told.sentence) end))
    from (
      select version.current_key, max(version.created_at) as replaced_at,
        coalesce(jsonb_agg(jsonb_build_object('fileKey', version.file_key, 'replacedAt', version.created_at)
          order by version.created_at desc, version.file_key) filter (where version.kept), '[]') as earlier
      from private.content_version as version
      where version.product_id = content_versions.product_id
      group by version.current_key) as place
    left join private.correction as told
      on told.product_id = content_versions.product_id and told.file_key = place.current_key), '[]');
end
$$;
comment on function public.content_versions(uuid) is
  'For administrators: [{fileKey, earlier: [{fileKey, replacedAt}], owners, told: {at, count, sentence}}] for each file of '
  'a resource that replaced others, the last version first. owners is how many would be told; told is null until they are.';
grant execute on function public.content_versions(uuid) to authenticated;

-- Definer: as content_versions(), and the caller is told about themselves only. With a generic plan, as _owned_as().
create function public._has_correction(product public.product) returns boolean
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return private.has_correction(private.my_teacher_profile_id(), product.id);
end
$$;
comment on function public._has_correction(public.product) is
  'Whether the caller was told of a corrected file of the resource and has not opened it since.';
grant execute on function public._has_correction(public.product) to authenticated;

-- Definer: nobody writes the table.
create function public.see_corrections(product_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.correction_notice as notice set seen_at = now()
  from private.correction as told
  where told.id = notice.correction_id and told.product_id = see_corrections.product_id
    and notice.teacher_profile_id = private.my_teacher_profile_id() and notice.seen_at is null;
  return found;
end
$$;
comment on function public.see_corrections(uuid) is
  'The caller has opened the resource and need not be told of its corrected files again; whether there were any.';
grant execute on function public.see_corrections(uuid) to authenticated;

create function private.correction_mail_content(notice private.correction_notice) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'to', account.email,
      'name', btrim(concat_ws(' ', profile.title, profile.surname)),
      'language', coalesce(profile.translate_i18n, 'en'),
      'productId', product.id,
      'title', product.title,
      'fileName', private.file_name(private.version_told(told.product_id, told.file_key)),
      'sentence', told.sentence)
    from private.correction as told
    join public.product as product on product.id = told.product_id
    join public.teacher_profile as profile on profile.id = notice.teacher_profile_id
    join auth.users as account on account.id = profile.user_id
    where told.id = notice.correction_id and account.email is not null
      -- What was given back in the meantime is no longer theirs.
      and private.owns_product(profile.id, product.id));
end
$$;

-- Definer: the service role may not read notices and users.
create function public.claim_correction_mail(at_most integer default 20) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mails jsonb;
begin
  with due as (
    select notice as row_of, notice.id from private.correction_notice as notice
    where notice.mail_due_at <= now()
    order by notice.mail_due_at, notice.id
    limit least(at_most, 100)
    for update skip locked
  ), contents as materialized (
    select due.id, private.correction_mail_content(due.row_of) as content from due
  ), claimed as (
    update private.correction_notice as notice
    set attempts = notice.attempts + 1,
        -- As with mails about orders, it is given up after two days.
        mail_due_at = case when contents.content is not null and notice.attempts < 13 then
          now() + least(interval '5 minutes' * power(2, notice.attempts), interval '6 hours') end
    from contents where contents.id = notice.id
    returning notice.id, contents.content
  )
  select jsonb_agg(jsonb_build_object('id', claimed.id) || coalesce(claimed.content, '{}') order by claimed.id)
  into mails from claimed;
  return coalesce(mails, '[]');
end
$$;
comment on function public.claim_correction_mail(integer) is
  'The mails about corrected files that are due, each with everything that it says; one that has only an id has nobody to '
  'go to any more. Nobody else gets them for five minutes, then ten, twenty and up to six hours. '
  'finish_correction_mail() reports whether they were sent.';
grant execute on function public.claim_correction_mail(integer) to service_role;

-- Definer: as claim_correction_mail().
create function public.finish_correction_mail(mail_id uuid, problem text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.correction_notice as notice
  set mailed_at = case when finish_correction_mail.problem is null then now() end,
      mail_due_at = case when finish_correction_mail.problem is not null then notice.mail_due_at end,
      problem = left(finish_correction_mail.problem, 500)
  where notice.id = finish_correction_mail.mail_id and notice.mailed_at is null;
  return found;
end
$$;
comment on function public.finish_correction_mail(uuid, text) is
  'Reports that a mail was sent, or why it was not. One that was not sent is due again at the time that '
  'claim_correction_mail() has set.';
grant execute on function public.finish_correction_mail(uuid, text) to service_role;
