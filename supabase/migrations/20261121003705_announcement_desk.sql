-- What administrators see of announcements: search, how many have read each, and who.

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_announcements(words text default null) returns setof public.announcement
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select announcement.*
    from public.announcement as announcement
    where private.searchable_text(announcement.title || ' ' || announcement.message)
      like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_announcements(text) is
  'For administrators: the announcements that contain every word in the title or the message. Filter, order and page the '
  'result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_announcements(text) to authenticated;

-- Definer: the marks of all teachers are counted, and none is shown.
create function public._read_count(announcement public.announcement) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.in_group('admin') then (
    select count(*)::integer from public.announcement_read as mark
    where mark.announcement_id = announcement.id) end;
end
$$;
comment on function public._read_count(public.announcement) is
  'For administrators: how many teachers have pressed Read. Null for everybody else.';
grant execute on function public._read_count(public.announcement) to authenticated;

-- Definer: names and marks are read past the policies, by administrators only.
create function public.announcement_readers(announcement_id uuid, at_most integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'teacherProfileId', reader.teacher_profile_id,
        'name', nullif(concat_ws(' ', nullif(teacher.title, ''), nullif(teacher.name, ''),
          nullif(teacher.surname, '')), ''),
        'email', teacher.email, 'readAt', reader.created_at)
      order by reader.created_at desc, reader.id), '[]')
    from (
      select mark.* from public.announcement_read as mark
      where mark.announcement_id = announcement_readers.announcement_id
      order by mark.created_at desc, mark.id
      limit least(greatest(coalesce(announcement_readers.at_most, 50), 0), 1000)
    ) as reader
    left join public.reporting_teacher as teacher
      on teacher.teacher_profile_id = reader.teacher_profile_id);
end
$$;
comment on function public.announcement_readers(uuid, integer) is
  'For administrators: who has pressed Read, the latest first, at most so many, and never more than a thousand: '
  '[{teacherProfileId, name, email, readAt}]. Name and email are null when they are not known.';
grant execute on function public.announcement_readers(uuid, integer) to authenticated;
