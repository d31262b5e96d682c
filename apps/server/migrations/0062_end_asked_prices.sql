-- What is asked has a currency, because a property's can change, and an end: null from when on nobody is asked any more,
-- as while a deal is paused.
alter table asked_prices add column currency text;
alter table asked_prices alter column price drop not null;

-- Whoever runs this sees the rows of no property while the walls bind owners too.
alter table asked_prices no force row level security;
alter table properties no force row level security;
alter table deals no force row level security;
update asked_prices a set currency = p.currency from properties p where p.property_id = a.property_id;
-- Until now a deal's price was remembered when it was typed and never ended.
insert into asked_prices (property_id, subject, since, price, currency)
select distinct a.property_id, a.subject, now(), null::integer, a.currency
from asked_prices a
where strpos(a.subject, '/') > 0 and not exists (
  select 1 from deals d
  where d.property_id = a.property_id and d.id = split_part(a.subject, '/', 1) and d.state = 'active'
);
alter table deals force row level security;
alter table properties force row level security;
alter table asked_prices force row level security;

alter table asked_prices alter column currency set not null;
