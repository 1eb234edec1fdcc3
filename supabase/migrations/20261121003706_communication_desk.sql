-- What administrators see of communications: search.

create function private.channel_words(channels text[]) returns text
language sql immutable parallel safe set search_path = ''
return (
  select string_agg(
    case channel
      when 'ALL' then 'All channels, Alle kanale'
      when 'General' then 'General, Algemeen'
      else 'Grade ' || channel || ', Graad ' || channel
    end, ', ')
  from unnest(channels) as channel);
comment on function private.channel_words(text[]) is 'Channels as the back-office calls them, in both languages.';

-- Definer: a search text is matched before the policy, which an administrator passes anyway.
create function public.search_communications(words text default null)
returns setof public.communication
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select communication.*
    from public.communication as communication
    where private.searchable_text(concat_ws(' ', communication.subject,
        private.html_to_text(communication.body), private.channel_words(communication.send_to)))
      like all (array(select private.word_patterns(words)));
end
$$;
comment on function public.search_communications(text) is
  'For administrators: the communications that contain every word in the subject, the text or the names of their channels. '
  'Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_communications(text) to authenticated;
