-- Fonts a property uploaded itself, one row for each file. The bytes stand in the files under their hash.
create table own_fonts (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  family text not null,
  kind text not null,
  weight text not null,
  style text not null,
  file_name text not null,
  bytes integer not null,
  hash text not null,
  -- Widths and heights that the font standing in until it has loaded takes on.
  measure jsonb not null,
  -- Who said that the property has a licence for it, and when.
  licensed_by text not null,
  uploaded_at timestamptz not null default now(),
  primary key (property_id, id),
  unique (property_id, family, weight, style)
);
select protect_tenant_table('own_fonts');
