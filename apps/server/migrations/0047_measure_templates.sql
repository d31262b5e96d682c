-- Whoever asks where something is used, or how much room templates take, need not read them all again.
alter table templates
  -- The ids that draft and published version name. Null: nobody has looked yet, as in all rows of older versions.
  add column named_ids text[],
  add column body_bytes integer not null generated always as (octet_length(body::text)) stored;
