-- Every table of a property begins with property_id, is walled by row level security, and is reached by the
-- tenant role only. The function keeps that in one place for all tables to come.

create function protect_tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s to innkeeper_tenant using (property_id = current_setting(''app.property_id'', true)) with check (property_id = current_setting(''app.property_id'', true))',
    name
  );
  execute format('grant select, insert, update, delete on %s to innkeeper_tenant', name);
end
$$;

create table properties (
  property_id text primary key check (property_id ~ '^[a-z0-9-]{3,40}$'),
  name text not null,
  active boolean not null default true,
  plan text not null default 'complete',
  currency text not null,
  time_zone text not null,
  check_in_time text not null,
  check_out_time text not null,
  localization jsonb not null,
  brand jsonb not null,
  policy_links jsonb not null,
  contact jsonb not null,
  integration_features jsonb not null default '{}',
  tab_bar jsonb not null,
  guestbook_version integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
select protect_tenant_table('properties');
create policy installation on properties to innkeeper_installation using (true) with check (true);
grant select, insert, delete on properties to innkeeper_installation;

create table module_configs (
  property_id text not null references properties (property_id) on delete cascade,
  module text not null,
  enabled boolean not null,
  trial_start timestamptz,
  trial_end timestamptz,
  primary key (property_id, module)
);
select protect_tenant_table('module_configs');

create table unit_categories (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  primary key (property_id, id)
);
select protect_tenant_table('unit_categories');

create table units (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  code text not null,
  category_id text not null,
  primary key (property_id, id),
  unique (property_id, code),
  foreign key (property_id, category_id) references unit_categories (property_id, id)
);
create index units_category on units (property_id, category_id);
select protect_tenant_table('units');

create table target_groups (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  rate_codes text[] not null default '{}',
  unit_categories text[] not null default '{}',
  min_nights integer,
  max_nights integer,
  returning_guest boolean,
  primary key (property_id, id)
);
select protect_tenant_table('target_groups');
