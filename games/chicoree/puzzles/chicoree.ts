// Puzzles, the easiest first: mined by the command puzzles, explained in docs/puzzles.md.

export const PUZZLES = `tablee-record 1
game chicoree
rules 1
seats 4
option deck atelier
option first 2
option bonus 0
option auction turns
puzzle 9-0-146-3 3
kind sealed bid
difficulty 0
found 0
choice 0 0 54.1 0 5 bid 2
for worth-it worth=8 price=2 tokens=0 due=1
for denies seat=1
choice 37.53 0.06 16.57 0 5 bid 0
against lets-have seat=1
against a-bargain price=1 worth=8
choice 39.46 0.07 14.64 0 5 bid 1
against leaves-little tokens=1 due=1
for worth-it worth=8 price=1 tokens=1 due=1
steps
chance MOI GRE D4 SUR JOK C4 GRE D4 CAF C3 SUR BLO SAN JOK C4 D2 C5 SUR C7 C7 SAN D3 D4 CAF C1 C3 GRE C1 GRE VOG C4 C5 D5 C2 D3 C4 C1 D4 BLO C5 C4 D4 EGY C1 C1 C2 D5 C4 C6 D4 C2 CAF D5 JOK C5 C3 EGY C2 C4 BLO D3 D3 JOK C1 D2 D1 C6 CAF C5 C2 D2 MOI C4 C3 D3 C6 SUR C5 C3 SUR C3 EGY C5 C2 EGY C7 C3 SAN C6 VOG VOG MOI C3 D2 C6 C1 EGY D3 C2 C4 D2 D5 D1
turn 1 2 12 12 12 12
2 done
sealed 0 bid 6 ; 1 bid 7 ; 2 bid 6 ; 3 bid 5
turn 2 3 6 5 6 7
3 done
turn 3 0 6 5 6 7
0 done
0 bid 1
1 bid 2
2 bid 3
3 pass
0 pass
1 pass
turn 4 1 6 5 3 7
1 start GRE
1 done
sealed 0 show JOK ; 1 show GRE ; 2 show C4 ; 3 show D4
turn 5 2 6 5 3 15
2 start MOI
2 done
2 bid 1
3 pass
0 pass
1 pass
turn 6 3 6 5 2 15
3 done
turn 7 0 6 5 2 15
0 done
turn 8 1 6 5 2 15
1 done
sealed 0 show SAN ; 1 show C4 ; 2 show CAF ; 3 show SUR
turn 9 2 6 7 2 15
2 done
turn 10 3 6 7 3 15
3 done
sealed 0 bid 4 ; 1 bid 7 ; 2 bid 0 ; 3 bid 7
turn 11 0 2 0 3 8
0 done
sealed 0 show SAN ; 2 show SUR ; 3 show C7
turn 12 1 2 0 3 8
1 done
turn 13 2 2 2 3 8
2 done
2 bid 3
3 pass
turn 14 3 2 2 1 8
3 play BLO
3 done
turn 15 0 2 2 1 8
0 done
0 bid 1
1 pass
3 bid 2
turn 16 1 2 2 1 6
1 play CAF on 3
1 done
1 bid 1
3 bid 4
turn 17 2 2 4 1 2
2 lay C1
2 done
2 bid 1
3 bid 2
1 pass
turn 18 3 2 4 2 0
3 start GRE
3 done
sealed 0 show C4 ; 1 show D5 ; 2 show D3 ; 3 show GRE
turn 19 0 2 16 2 0
0 done
0 bid 1
1 pass
2 bid 2
turn 20 1 2 16 0 0
1 done
sealed 0 show BLO ; 1 show D4 ; 2 show C5 ; 3 show C1
turn 21 2 2 26 0 0
2 done
2 pass
0 bid 1
1 bid 2
turn 22 3 2 24 1 0
3 lay C1
3 play VOG
3 done
0 bid 1
1 bid 2
turn 23 0 2 22 1 0
0 done
sealed 0 show JOK ; 1 show C4 ; 2 show EGY ; 3 show D5
turn 24 1 2 22 1 9
1 lay C1
1 done
turn 25 2 2 24 1 9
2 done
turn 26 3 2 24 2 9
3 lay C2
3 done
3 bid 3
1 bid 6
3 bid 7
1 bid 10
3 pass
turn 27 0 2 14 2 11
0 done
0 bid 1
1 bid 2
3 bid 5
1 bid 6
3 bid 7
1 pass
turn 28 1 2 14 2 4
1 lay C2
1 play CAF on 3
1 done
turn 29 2 2 16 2 4
2 done
sealed 0 show C6 ; 1 show C4 ; 2 show D5 ; 3 show C1
turn 30 3 2 16 11 4
3 done
3 bid 1
0 bid 2
1 bid 3
2 bid 4
1 bid 5
2 bid 6
1 bid 7
2 pass
turn 31 0 2 9 11 4
0 start EGY
0 done
sealed 0 show D2 ; 1 show C1 ; 2 show D3 ; 3 show C2
turn 32 1 2 9 17 4
1 lay C3
1 play BLO
1 done
1 bid 1
2 bid 2
3 bid 3
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 33 2 2 11 10 4
2 lay C2
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 3 ; 3 bid 1
turn 34 3 1 10 8 3
3 done
3 bid 1
1 bid 2
2 bid 3
1 bid 4
2 pass
turn 35 0 1 6 8 3
0 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 7 ; 3 bid 0
turn 36 1 2 6 1 3
1 lay C4
1 play CAF on 3
1 done
1 bid 1
3 bid 2
1 bid 3
turn 37 2 2 5 1 3
2 lay C6
2 lay JOK as 7
2 done
turn 38 3 2 5 2 3
3 lay JOK as 6
3 lay C7
3 play SUR on 2
3 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
turn 39 0 1 4 1 2
0 done
0 bid 1
1 pass
3 bid 2
0 bid 3
turn 40 1 2 4 1 2
1 lay C6
1 lay C5
1 done
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 1-1-355-5 5
kind turn lay
difficulty 0
found 0
choice 0 0 53.59 0 3 lay JOK as 6
for shop-pays
for completes-in turns=6
choice 27.14 0.13 26.45 1 2 lay C1
for lays-next number=1
for completes-in turns=6
choice 28.38 0.13 25.21 2 1 done
for keeps-specials
choice 31.05 0.13 22.54 1 2 lay JOK as 1
against joker-spare number=1
for lays-next number=1
steps
chance C5 C1 CAF C6 SAN D5 C3 GRE C1 C6 C3 D5 C4 C2 D4 VOG C5 C2 D4 D1 JOK CAF BLO D2 D3 MOI C5 C1 C7 D2 C5 C4 EGY D2 D3 C2 SUR ORA VOG C1 C2 D3 MOI SAN GRE D2 C5 C3 C4 INC SAN D2 GRE MAL PLU C6 EGY C1 SUR SUR C3 C2 D4 C3 SUR D4 C4 C6 C4 C1 VOG C4 EGY D3 EGY D4 C4 D1 D5 C7 D4 C7 BLO GRE INC C1 C4 PLU BLO C3 C2 D3 D5 C3 C2 EGY D3 C5 C5 JOK C6 CAF C4 INC C3 MOI ORA CAF MAL SUR
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 bid 4
0 bid 5
1 pass
2 pass
3 pass
4 pass
5 pass
turn 2 5 7 12 12 12 12 12
5 done
sealed 0 bid 0 ; 1 bid 4 ; 2 bid 9 ; 3 bid 1 ; 4 bid 10 ; 5 bid 7
turn 3 0 7 8 3 11 2 5
0 done
sealed 0 show SAN ; 4 show C5 ; 5 show CAF
turn 4 1 7 8 3 11 2 5
1 done
sealed 0 bid 6 ; 1 bid 5 ; 2 bid 3 ; 3 bid 4 ; 4 bid 0 ; 5 bid 5
turn 5 2 1 3 0 7 2 0
2 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 3 ; 4 bid 0
turn 6 3 1 3 0 4 2 0
3 done
sealed 0 show C1 ; 1 show C3 ; 2 show C1 ; 3 show C3 ; 4 show C6
turn 7 4 1 3 0 4 2 0
4 done
4 bid 1
1 bid 2
3 bid 3
turn 8 5 1 3 0 1 2 0
5 done
turn 9 0 1 3 0 1 2 0
0 start GRE
0 done
0 pass
1 pass
3 pass
4 pass
turn 10 1 1 3 0 1 2 0
1 done
sealed 0 show C5 ; 1 show D4 ; 3 show C2 ; 4 show C4 ; 5 show D4
turn 11 2 1 12 0 1 2 9
2 done
turn 12 3 1 12 0 1 2 9
3 done
sealed 2 show CAF ; 3 show BLO ; 5 show VOG
turn 13 4 1 12 0 1 2 9
4 done
sealed 0 bid 0 ; 1 bid 4 ; 3 bid 1 ; 4 bid 1 ; 5 bid 3
turn 14 5 1 8 0 0 1 6
5 done
5 pass
0 bid 1
1 bid 2
turn 15 0 1 6 0 0 1 6
0 done
sealed 0 show C7 ; 1 show C1 ; 2 show JOK ; 3 show C6 ; 4 show D3 ; 5 show C5
turn 16 1 3 6 0 0 6 6
1 start MOI
1 done
1 pass
4 bid 3
5 pass
turn 17 2 3 6 0 0 3 6
2 done
sealed 1 show C5 ; 2 show EGY ; 4 show C4
turn 18 3 3 6 0 0 3 6
3 done
4 pass
5 bid 1
0 bid 2
1 pass
5 bid 3
turn 19 4 3 6 0 0 3 3
4 done
turn 20 5 3 6 0 0 3 3
5 done
5 pass
0 bid 3
1 bid 4
turn 21 0 3 2 0 0 3 3
0 done
sealed 0 show C2 ; 1 show C1 ; 3 show D3 ; 4 show ORA ; 5 show C2
turn 22 1 5 2 0 6 3 3
1 done
turn 23 2 5 3 0 6 3 3
2 done
sealed 1 show MOI ; 2 show GRE ; 4 show SUR ; 5 show VOG
turn 24 3 5 3 0 6 3 3
3 done
3 bid 1
4 pass
5 bid 2
0 bid 3
3 bid 4
0 pass
turn 25 4 5 3 0 2 3 3
4 done
turn 26 5 5 3 0 2 3 3
5 done
sealed 1 show SAN ; 3 show C3 ; 4 show INC ; 5 show SAN
turn 27 0 5 3 0 2 3 3
0 done
turn 28 1 7 3 0 2 3 3
1 done
sealed 0 bid 5 ; 1 bid 3 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 29 2 2 1 0 2 3 3
2 done
3 bid 1
4 bid 2
5 pass
turn 30 3 2 1 0 2 1 3
3 done
turn 31 4 2 1 0 2 1 3
4 done
4 pass
5 pass
0 bid 1
3 bid 2
turn 32 5 2 1 0 0 1 3
5 done
5 pass
0 bid 1
turn 33 0 1 1 0 0 1 3
0 done
sealed 0 show GRE ; 1 show PLU ; 2 show EGY ; 3 show SUR ; 4 show C1 ; 5 show D4
turn 34 1 3 1 0 0 1 11
1 done
sealed 0 bid 0 ; 1 bid 1 ; 4 bid 0 ; 5 bid 3
turn 35 2 3 1 0 0 1 8
2 done
4 pass
5 bid 1
0 bid 2
5 bid 3
turn 36 3 3 1 0 0 1 5
3 done
4 bid 1
5 pass
0 pass
turn 37 4 3 1 0 0 0 5
4 done
sealed 0 show MAL ; 1 show C4 ; 2 show C4 ; 3 show SUR ; 4 show C4 ; 5 show C1
turn 38 5 3 1 0 0 0 5
5 done
sealed 0 show SUR ; 3 show C2 ; 4 show C3 ; 5 show C6
turn 39 0 3 1 0 0 0 5
0 done
sealed 0 show C3 ; 3 show VOG ; 4 show C4 ; 5 show EGY
turn 40 1 5 1 0 0 0 5
1 done
sealed 0 bid 3 ; 1 bid 0 ; 5 bid 3
turn 41 2 2 2 0 0 0 2
2 done
sealed 0 bid 2 ; 1 bid 0 ; 5 bid 2
turn 42 3 0 2 0 0 0 0
3 done
sealed 1 bid 1
turn 43 4 0 1 0 0 0 0
4 start EGY
4 done
1 bid 1
turn 44 5 0 0 0 0 0 0
5 done
turn 45 0 0 0 0 0 0 0
0 done
0 bid 1
turn 46 1 1 0 0 0 0 0
1 lay C1
1 done
sealed 0 show BLO ; 1 show D5 ; 2 show D4 ; 3 show BLO ; 4 show INC ; 5 show C7
turn 47 2 1 13 0 0 0 0
2 done
0 bid 1
1 bid 2
turn 48 3 1 11 0 0 0 0
3 done
sealed 0 bid 1 ; 1 bid 1
turn 49 4 0 10 0 0 0 0
4 done
4 bid 3
1 pass
turn 50 5 0 10 0 0 1 0
5 done
turn 51 0 0 10 0 0 1 0
0 done
turn 52 1 2 10 0 0 1 0
1 lay C2
1 done
turn 53 2 2 11 0 0 1 0
2 done
sealed 0 bid 1 ; 1 bid 2 ; 4 bid 1
turn 54 3 1 9 0 0 0 0
3 done
turn 55 4 1 9 0 0 0 0
4 done
turn 56 5 1 9 0 0 4 0
5 done
chance D3 C1 MAL D5 CAF C4 D4 C1 SAN SUR SUR C5 C1 GRE C3 C4 VOG C4 INC C4 C4 PLU VOG D3 D4 C1 C3 C2 D3 ORA C3 C2 EGY D4 GRE C5 C2 D4 D5 C3 D1 D5 D4 SAN BLO C1 D3 C6 D4 D2 C6 EGY C4 D2 VOG BLO SUR MOI D1 C7 C5 C1 D2 SAN C2 C2 C6 INC C7 C5 JOK D2 SUR C3 CAF BLO EGY D2 D3
0 bid 1
1 bid 4
turn 57 0 1 5 0 0 4 0
0 done
sealed 0 show EGY ; 1 show GRE ; 2 show D5 ; 3 show ORA ; 4 show MAL ; 5 show PLU
turn 58 1 3 5 10 0 4 0
1 lay C3
1 done
1 pass
2 bid 3
4 pass
turn 59 2 3 6 7 0 4 0
2 done
2 bid 3
4 bid 4
1 pass
2 bid 5
turn 60 3 3 6 2 0 4 0
3 done
turn 61 4 3 6 2 0 4 0
4 done
4 bid 3
1 pass
turn 62 5 3 6 2 0 5 0
5 done
sealed 0 bid 2 ; 1 bid 2 ; 2 bid 1 ; 4 bid 3
turn 63 0 1 4 1 0 2 0
0 done
0 bid 3
1 pass
turn 64 1 0 4 1 0 2 0
1 lay C4
1 done
1 bid 1
4 pass
turn 65 2 0 4 1 0 2 0
2 done
2 bid 1
4 pass
1 bid 2
turn 66 3 0 2 1 0 2 0
3 play SAN
3 play PLU on 1
3 done
sealed 0 show C3 ; 1 show MOI ; 2 show INC ; 3 show SUR ; 4 show GRE ; 5 show D3
turn 67 4 0 2 1 0 2 6
4 done
4 bid 1
5 bid 2
4 bid 3
5 pass
turn 68 5 0 2 1 0 3 6
5 done
5 pass
1 bid 1
4 bid 2
turn 69 0 0 2 1 0 1 6
0 lay C6
0 lay C6
0 done
turn 70 1 2 2 1 0 1 6
1 lay C4
1 play CAF on 4
1 play VOG
1 done
sealed 0 show C4 ; 1 show EGY ; 2 show D4 ; 3 show CAF ; 4 show C5 ; 5 show C1
turn 71 2 2 3 9 0 1 6
2 done
2 bid 1
5 bid 2
1 pass
2 pass
turn 72 3 2 3 9 0 1 4
3 play VOG
3 done
4 pass
5 bid 1
0 bid 2
1 pass
2 bid 3
5 pass
turn 73 4 2 3 6 0 1 4
4 lay C1
4 play SUR on 0
4 done
sealed 0 show MAL ; 1 show C1 ; 2 show C3 ; 3 show D4 D5 ; 4 show D1 ; 5 show C5
turn 74 5 2 3 6 15 1 4
5 done
turn 75 0 2 3 6 15 1 4
0 done
0 bid 1
1 bid 2
2 bid 3
3 pass
5 bid 4
2 pass
turn 76 1 2 3 6 15 1 0
1 done
sealed 0 bid 0 ; 1 bid 3 ; 2 bid 0 ; 3 bid 9 ; 4 bid 0
turn 77 2 2 1 6 6 1 0
2 start GRE
2 done
sealed 0 show ORA ; 1 show C2 ; 2 show D4 ; 3 show C2 ; 4 show D3 ; 5 show D4
turn 78 3 2 1 19 6 1 13
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 9 ; 3 bid 1 ; 4 bid 0 ; 5 bid 2
turn 79 4 2 1 10 5 1 11
4 lay C2
4 done
sealed 0 show D3 ; 1 show D3 ; 2 show EGY ; 3 show C2 ; 4 show SUR ; 5 show SAN
turn 80 5 2 9 10 5 1 11
5 done
turn 81 0 2 9 10 5 1 11
0 play BLO
0 done
sealed 0 bid 0 ; 1 bid 5 ; 2 bid 5 ; 3 bid 0 ; 4 bid 0 ; 5 bid 6
turn 82 1 2 4 5 5 1 5
1 done
1 bid 1
2 pass
3 pass
5 bid 2
1 bid 3
5 pass
turn 83 2 2 2 5 5 1 5
2 lay C1
2 done
turn 84 3 2 2 7 5 1 5
3 done
3 pass
4 pass
5 bid 1
0 bid 2
2 pass
5 bid 3
turn 85 4 2 2 7 5 1 2
4 done
turn 86 5 2 2 7 5 5 2
5 play VOG
5 play BLO
5 done
5 bid 1
0 bid 2
2 bid 3
3 pass
4 pass
turn 87 0 2 2 4 5 5 2
0 done
turn 88 1 14 0 2 3 3 0
1 lay C5
1 done
sealed 0 show MOI ; 1 show EGY ; 2 show C3 ; 3 show C2 ; 4 show D4 ; 5 show C5
turn 89 2 14 1 2 3 9 0
2 play SAN
chance D2 D4 D5 SAN BLO C3 C3 VOG C3 C4 PLU MAL D1 ORA C5 C2 MOI EGY D3 C2 VOG GRE C4 VOG C1 PLU D3 BLO SUR D2 D4 MAL CAF C2 GRE C2 EGY D3 C5 EGY ORA EGY CAF C1 D3 D3 D4 C5 D2 D5 MOI INC D5 D4 SUR SUR D4 D5 D4 SAN
2 done
sealed 0 show D1 ; 1 show C1 ; 2 show D2 D3 D4 ; 3 show C5 ; 4 show INC ; 5 show C7
turn 90 3 14 1 19 3 9 0
3 done
turn 91 4 14 1 19 3 9 0
4 lay C6
4 done
4 bid 3
0 bid 6
2 pass
4 pass
turn 92 5 8 1 19 3 13 0
5 done
0 bid 3
2 bid 4
4 bid 5
0 bid 6
2 pass
4 pass
turn 93 0 2 1 19 3 13 0
1 sell C3
0 bid 3
2 bid 4
4 pass
5 sell C7
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 8 ; 3 bid 0 ; 4 bid 8
0 done
turn 94 1 8 3 5 1 3 20
1 done
sealed 0 show C3 ; 1 show C4 ; 2 show D2 ; 3 show BLO ; 4 show C5 ; 5 show D2
turn 95 2 8 4 10 1 3 25
2 done
2 bid 1
4 pass
5 bid 4
0 pass
2 pass
turn 96 3 8 4 12 1 3 21
3 play SAN
3 done
sealed 0 show C3 ; 1 show MAL ; 2 show C3 ; 3 show MOI ; 4 show C4 ; 5 show C5
turn 97 4 8 4 12 1 3 21
4 lay C3
4 done
turn 98 5 7 3 11 0 12 20
5 done
5 bid 3
0 bid 6
2 pass
4 pass
5 bid 7
turn 99 0 7 3 11 0 12 13
3 sell C2
0 bid 3
2 bid 4
4 bid 5
5 pass
0 bid 6
2 pass
4 pass
0 done
0 bid 1
2 bid 4
4 bid 5
5 pass
0 bid 6
2 pass
4 pass
turn 100 1 7 1 9 4 10 11
1 done
sealed 0 show C4 ; 1 show PLU ; 2 show ORA ; 3 show C4 ; 4 show C2 ; 5 show C4
turn 101 2 7 2 9 4 10 11
2 done
turn 102 3 7 2 11 4 10 11
3 start EGY
3 done
sealed 0 show PLU ; 1 show INC ; 2 show SUR ; 3 show D2 ; 4 show VOG ; 5 show SUR
turn 103 4 7 2 11 10 10 11
4 done
turn 104 5 6 1 10 9 19 10
5 start GRE
5 play VOG
5 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 1 ; 5 bid 1
turn 105 0 5 1 9 9 18 9
0 lay C1
0 done
0 bid 3
2 pass
3 pass
4 bid 4
5 pass
0 bid 5
4 bid 6
0 bid 7
4 pass
turn 106 2 9 x 7 7 16 7
2 play BLO
2 done
turn 107 3 9 x 9 7 16 7
3 lay C6
3 lay C6
3 done
sealed 0 show D3 ; 2 show EGY ; 3 show C1 ; 4 show MAL ; 5 show EGY
turn 108 4 15 x 9 11 16 7
4 done
sealed 0 show SUR ; 2 show EGY ; 4 show D3 ; 5 show GRE
turn 109 5 14 x 8 10 31 6
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 1-10-247-5 5
kind turn lay
difficulty 0
found 0
choice 0 0 57.16 0 3 lay JOK as 7
for export-pays
choice 25.68 0.12 31.48 1 2 done
for keeps-specials
choice 29.36 0.09 27.8 1 2 lay JOK as 6
for shop-pays
choice 30.62 0.12 26.54 0 3 lay JOK as 2
for lays-next number=2
steps
chance PLU C3 INC MOI SAN C1 C5 D2 C1 MOI D4 CAF EGY BLO C5 C7 C4 C2 ORA EGY SUR C5 C2 D3 EGY C5 D4 GRE C2 D5 D2 C3 D4 C1 D3 BLO C6 C4 MAL C4 JOK D2 CAF C7 D5 C3 MAL D1 C2 C7 D2 C3 C4 D3 C1 D1 C3 GRE JOK D2 D3 C1 INC C2 CAF PLU INC C5 EGY SAN D5 VOG D4 MOI D4 D3 SUR C4 VOG C5 C4 C3 ORA D3 D4 SUR D5 C3 GRE C5 SUR C4 EGY C3 BLO C1 VOG C2 GRE SAN C4 C2 C6 C6 CAF SUR C4 C6 C6 C1
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 pass
0 pass
1 bid 2
2 bid 3
3 pass
4 pass
1 pass
turn 2 5 12 12 9 12 12 12
5 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 4 ; 3 bid 0 ; 4 bid 0 ; 5 bid 4
turn 3 0 10 12 5 12 12 8
0 done
0 pass
1 bid 3
2 pass
3 bid 4
4 pass
5 pass
1 bid 5
3 pass
turn 4 1 10 7 5 12 12 8
1 done
sealed 0 show SAN ; 1 show C1 ; 2 show C3 ; 4 show PLU ; 5 show INC
turn 5 2 10 7 5 12 12 8
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 5 ; 5 bid 0
turn 6 3 9 7 5 12 7 8
3 done
turn 7 4 9 7 5 12 7 8
4 start MOI
4 done
turn 8 5 9 7 5 12 7 8
5 start MOI
5 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 10 ; 4 bid 0 ; 5 bid 0
turn 9 0 9 7 4 2 7 8
0 done
0 bid 1
1 bid 2
2 bid 3
4 bid 4
5 pass
0 pass
1 pass
turn 10 1 9 7 4 2 3 8
1 done
sealed 0 bid 7 ; 1 bid 5 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 11 2 2 2 4 1 3 8
2 done
2 bid 1
4 bid 2
5 pass
2 bid 3
turn 12 3 2 2 1 1 3 8
3 done
sealed 0 show C4 ; 1 show ORA ; 2 show SUR ; 3 show D4 ; 4 show EGY ; 5 show C5
turn 13 4 2 2 1 8 3 8
4 play BLO
4 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1 ; 3 bid 3 ; 4 bid 2 ; 5 bid 2
turn 14 5 0 1 0 5 2 6
5 done
sealed 0 show EGY ; 1 show C5 ; 2 show C1 ; 3 show CAF ; 4 show D4 ; 5 show C2
turn 15 0 0 1 0 5 11 7
0 done
1 bid 1
3 pass
4 bid 4
5 pass
turn 16 1 0 1 0 5 7 7
1 done
1 pass
3 bid 3
4 bid 4
5 pass
3 pass
turn 17 2 0 1 0 5 3 7
2 done
turn 18 3 0 1 0 5 3 7
3 start GRE
3 done
3 bid 3
5 pass
turn 19 4 0 1 0 2 3 7
4 lay C1
4 done
4 bid 1
5 pass
3 bid 2
4 pass
turn 20 5 0 1 0 0 4 7
5 done
sealed 0 show D2 ; 1 show D4 ; 2 show D3 ; 3 show C4 ; 4 show EGY ; 5 show JOK
turn 21 0 0 12 0 0 4 8
0 done
sealed 1 bid 8 ; 4 bid 0 ; 5 bid 1
turn 22 1 0 4 0 0 4 7
1 done
1 bid 1
4 pass
5 pass
turn 23 2 0 3 0 0 4 7
2 play BLO
2 done
sealed 1 bid 0 ; 4 bid 1 ; 5 bid 5
turn 24 3 0 3 0 0 3 2
3 done
3 bid 1
4 bid 2
1 pass
turn 25 4 0 3 0 2 1 2
4 lay C2
4 done
sealed 0 show CAF ; 1 show D5 ; 2 show D1 ; 3 show D2 ; 4 show C3 ; 5 show C7
turn 26 5 0 14 0 2 2 2
5 done
sealed 1 show C3 ; 2 show MAL ; 3 show C2 ; 4 show MAL ; 5 show C1
turn 27 0 0 14 0 2 2 3
0 done
sealed 1 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 28 1 0 13 0 2 2 3
1 start GRE
1 done
sealed 0 show C3 ; 1 show JOK ; 2 show C2 ; 3 show C4 ; 4 show C5
turn 29 2 0 13 0 2 2 3
2 done
3 pass
4 pass
5 bid 3
1 bid 4
turn 30 3 0 9 0 2 2 3
3 done
3 bid 3
1 bid 4
turn 31 4 0 5 0 4 2 3
4 lay C3
4 done
turn 32 5 0 5 0 4 3 3
5 done
5 pass
1 bid 3
3 pass
turn 33 0 0 2 0 4 3 4
0 done
turn 34 1 0 2 0 4 3 4
1 lay C1
1 done
turn 35 2 0 4 0 4 3 4
2 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 1 ; 5 bid 1
turn 36 3 0 3 0 3 2 3
3 done
sealed 0 show SAN ; 1 show D5 ; 2 show D3 D4 ; 3 show D4 ; 4 show PLU ; 5 show INC
turn 37 4 0 3 19 5 2 3
4 lay C4
4 done
4 bid 3
2 bid 4
3 pass
turn 38 5 0 3 15 5 3 3
5 done
5 pass
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 39 0 0 3 15 5 0 4
0 start EGY
0 done
1 bid 3
2 bid 4
3 pass
turn 40 1 0 3 11 5 0 4
1 lay C2
1 play VOG
1 play ORA on 4
1 done
turn 41 2 0 5 11 5 0 4
2 done
2 bid 1
3 pass
5 bid 2
1 bid 3
2 pass
5 pass
turn 42 3 0 2 11 5 0 4
3 lay C6
3 lay C7
3 done
3 bid 1
5 pass
1 pass
2 pass
turn 43 4 0 2 11 6 0 4
4 done
4 pass
5 bid 1
1 pass
2 pass
3 pass
turn 44 5 0 2 11 6 1 3
5 play VOG
5 done
5 bid 1
1 pass
2 pass
3 bid 2
5 pass
turn 45 0 0 2 11 4 1 4
0 done
0 bid 1
1 pass
2 pass
3 bid 2
5 pass
0 pass
turn 46 1 4 2 11 2 1 4
1 lay C3
1 play SUR on 3
1 done
turn 47 2 4 4 11 2 1 4
2 done
2 bid 1
3 pass
5 pass
0 bid 4
2 pass
turn 48 3 0 4 11 2 1 4
3 lay C1
3 play INC on 1
3 done
sealed 1 bid 0 ; 2 bid 6 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 49 4 0 4 5 2 1 4
4 play SUR on 3
4 done
turn 50 5 0 4 5 2 2 4
5 play BLO
5 done
5 bid 1
1 bid 2
2 pass
5 bid 3
1 bid 4
5 pass
turn 51 0 0 0 5 2 2 5
0 play VOG
chance C3 MAL D3 D4 D5 SUR D2 D3 C4 INC D1 C5 ORA C1 JOK MAL D5 C1 C7 D3 D3 D5 EGY INC C2 C4 SAN C4 D3 VOG CAF JOK C3 C3 C2 PLU D2 BLO SAN EGY VOG D2 INC C3 ORA BLO C5 EGY BLO D1 D4 C5 PLU D2 D4 C2 C3 D4 C4 D4 C1 D2 CAF
0 done
sealed 0 show D3 ; 1 show D3 ; 2 show D5 ; 3 show GRE ; 4 show SUR ; 5 show EGY
turn 52 1 4 0 20 2 2 5
1 play SAN
1 done
sealed 0 show MAL ; 1 show D4 D5 ; 2 show C4 ; 3 show MOI ; 4 show SUR ; 5 show C4
turn 53 2 4 14 20 2 2 5
2 done
turn 54 3 4 14 20 2 2 5
3 lay C2
3 done
3 bid 1
4 bid 2
5 pass
0 pass
1 bid 3
2 pass
turn 55 4 4 11 20 2 2 5
4 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
5 bid 4
turn 56 5 4 11 20 2 3 1
5 lay C6
5 lay C6
5 lay C1
5 done
turn 57 0 4 11 20 2 3 2
0 done
0 bid 3
1 bid 4
2 pass
0 bid 5
1 pass
turn 58 1 3 11 20 2 3 2
1 done
sealed 0 show D5 ; 1 show GRE ; 2 show C4 ; 3 show D1 ; 4 show ORA ; 5 show MAL
turn 59 2 12 13 20 2 3 2
2 play INC on 4
2 done
sealed 0 show C2 ; 1 show D2 ; 2 show D3 ; 3 show C6 ; 4 show CAF ; 5 show C3
turn 60 3 12 13 30 2 3 2
3 done
turn 61 4 12 13 30 2 3 2
4 play CAF on 3
4 done
4 pass
5 pass
0 bid 1
1 bid 4
2 pass
0 bid 5
1 pass
turn 62 5 7 13 30 2 4 2
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 1-10-277-1 1
kind turn lay
difficulty 0
found 0
choice 0 0 33.68 0 4 lay JOK as 6
for shop-pays
for completes-in turns=4
choice 22.83 0.14 10.85 2 2 done
for keeps-specials
choice 24.19 0.14 9.48 2 2 play CAF on 5
against stopped-already seat=5
for stops-anew seat=5
choice 24.5 0.14 9.18 2 2 play CAF on 3
against stopped-already seat=3
for stops-anew seat=3
choice 24.57 0.14 9.11 1.99 2.01 lay C3
for lays-next number=3
choice 24.62 0.14 9.06 2 2 play CAF on 2
against hurts-more-later seat=2
for stops seat=2 tokens=0
choice 24.65 0.14 9.03 2 2 play CAF on 0
against hurts-more-later seat=0
for stops seat=0 tokens=4
choice 24.65 0.14 9.03 2 2 play CAF on 4
against hurts-more-later seat=4
for stops seat=4 tokens=1
choice 26.86 0.14 6.82 1.99 2.01 lay JOK as 3
against joker-spare number=3
for lays-next number=3
steps
chance PLU C3 INC MOI SAN C1 C5 D2 C1 MOI D4 CAF EGY BLO C5 C7 C4 C2 ORA EGY SUR C5 C2 D3 EGY C5 D4 GRE C2 D5 D2 C3 D4 C1 D3 BLO C6 C4 MAL C4 JOK D2 CAF C7 D5 C3 MAL D1 C2 C7 D2 C3 C4 D3 C1 D1 C3 GRE JOK D2 D3 C1 INC C2 CAF PLU INC C5 EGY SAN D5 VOG D4 MOI D4 D3 SUR C4 VOG C5 C4 C3 ORA D3 D4 SUR D5 C3 GRE C5 SUR C4 EGY C3 BLO C1 VOG C2 GRE SAN C4 C2 C6 C6 CAF SUR C4 C6 C6 C1
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 pass
0 pass
1 bid 2
2 bid 3
3 pass
4 pass
1 pass
turn 2 5 12 12 9 12 12 12
5 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 4 ; 3 bid 0 ; 4 bid 0 ; 5 bid 4
turn 3 0 10 12 5 12 12 8
0 done
0 pass
1 bid 3
2 pass
3 bid 4
4 pass
5 pass
1 bid 5
3 pass
turn 4 1 10 7 5 12 12 8
1 done
sealed 0 show SAN ; 1 show C1 ; 2 show C3 ; 4 show PLU ; 5 show INC
turn 5 2 10 7 5 12 12 8
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 5 ; 5 bid 0
turn 6 3 9 7 5 12 7 8
3 done
turn 7 4 9 7 5 12 7 8
4 start MOI
4 done
turn 8 5 9 7 5 12 7 8
5 start MOI
5 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 10 ; 4 bid 0 ; 5 bid 0
turn 9 0 9 7 4 2 7 8
0 done
0 bid 1
1 bid 2
2 bid 3
4 bid 4
5 pass
0 pass
1 pass
turn 10 1 9 7 4 2 3 8
1 done
sealed 0 bid 7 ; 1 bid 5 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 11 2 2 2 4 1 3 8
2 done
2 bid 1
4 bid 2
5 pass
2 bid 3
turn 12 3 2 2 1 1 3 8
3 done
sealed 0 show C4 ; 1 show ORA ; 2 show SUR ; 3 show D4 ; 4 show EGY ; 5 show C5
turn 13 4 2 2 1 8 3 8
4 play BLO
4 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1 ; 3 bid 3 ; 4 bid 2 ; 5 bid 2
turn 14 5 0 1 0 5 2 6
5 done
sealed 0 show EGY ; 1 show C5 ; 2 show C1 ; 3 show CAF ; 4 show D4 ; 5 show C2
turn 15 0 0 1 0 5 11 7
0 done
1 bid 1
3 pass
4 bid 4
5 pass
turn 16 1 0 1 0 5 7 7
1 done
1 pass
3 bid 3
4 bid 4
5 pass
3 pass
turn 17 2 0 1 0 5 3 7
2 done
turn 18 3 0 1 0 5 3 7
3 start GRE
3 done
3 bid 3
5 pass
turn 19 4 0 1 0 2 3 7
4 lay C1
4 done
4 bid 1
5 pass
3 bid 2
4 pass
turn 20 5 0 1 0 0 4 7
5 done
sealed 0 show D2 ; 1 show D4 ; 2 show D3 ; 3 show C4 ; 4 show EGY ; 5 show JOK
turn 21 0 0 12 0 0 4 8
0 done
sealed 1 bid 8 ; 4 bid 0 ; 5 bid 1
turn 22 1 0 4 0 0 4 7
1 done
1 bid 1
4 pass
5 pass
turn 23 2 0 3 0 0 4 7
2 play BLO
2 done
sealed 1 bid 0 ; 4 bid 1 ; 5 bid 5
turn 24 3 0 3 0 0 3 2
3 done
3 bid 1
4 bid 2
1 pass
turn 25 4 0 3 0 2 1 2
4 lay C2
4 done
sealed 0 show CAF ; 1 show D5 ; 2 show D1 ; 3 show D2 ; 4 show C3 ; 5 show C7
turn 26 5 0 14 0 2 2 2
5 done
sealed 1 show C3 ; 2 show MAL ; 3 show C2 ; 4 show MAL ; 5 show C1
turn 27 0 0 14 0 2 2 3
0 done
sealed 1 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 28 1 0 13 0 2 2 3
1 start GRE
1 done
sealed 0 show C3 ; 1 show JOK ; 2 show C2 ; 3 show C4 ; 4 show C5
turn 29 2 0 13 0 2 2 3
2 done
3 pass
4 pass
5 bid 3
1 bid 4
turn 30 3 0 9 0 2 2 3
3 done
3 bid 3
1 bid 4
turn 31 4 0 5 0 4 2 3
4 lay C3
4 done
turn 32 5 0 5 0 4 3 3
5 done
5 pass
1 bid 3
3 pass
turn 33 0 0 2 0 4 3 4
0 done
turn 34 1 0 2 0 4 3 4
1 lay C1
1 done
turn 35 2 0 4 0 4 3 4
2 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 1 ; 5 bid 1
turn 36 3 0 3 0 3 2 3
3 done
sealed 0 show SAN ; 1 show D5 ; 2 show D3 D4 ; 3 show D4 ; 4 show PLU ; 5 show INC
turn 37 4 0 3 19 5 2 3
4 lay C4
4 done
4 bid 3
2 bid 4
3 pass
turn 38 5 0 3 15 5 3 3
5 done
5 pass
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 39 0 0 3 15 5 0 4
0 start EGY
0 done
1 bid 3
2 bid 4
3 pass
turn 40 1 0 3 11 5 0 4
1 lay C2
1 play VOG
1 play ORA on 4
1 done
turn 41 2 0 5 11 5 0 4
2 done
2 bid 1
3 pass
5 bid 2
1 bid 3
2 pass
5 pass
turn 42 3 0 2 11 5 0 4
3 lay C6
3 lay C7
3 done
3 bid 1
5 pass
1 pass
2 pass
turn 43 4 0 2 11 6 0 4
4 done
4 pass
5 bid 1
1 pass
2 pass
3 pass
turn 44 5 0 2 11 6 1 3
5 play VOG
5 done
5 bid 1
1 pass
2 pass
3 bid 2
5 pass
turn 45 0 0 2 11 4 1 4
0 done
0 bid 1
1 pass
2 pass
3 bid 2
5 pass
0 pass
turn 46 1 4 2 11 2 1 4
1 lay C3
1 play SUR on 3
1 done
turn 47 2 4 4 11 2 1 4
2 done
2 bid 1
3 pass
5 pass
0 bid 4
2 pass
turn 48 3 0 4 11 2 1 4
3 lay C1
3 play INC on 1
3 done
sealed 1 bid 0 ; 2 bid 6 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 49 4 0 4 5 2 1 4
4 play SUR on 3
4 done
turn 50 5 0 4 5 2 2 4
5 play BLO
5 done
5 bid 1
1 bid 2
2 pass
5 bid 3
1 bid 4
5 pass
turn 51 0 0 0 5 2 2 5
0 play VOG
chance C3 MAL D3 D4 D5 SUR D2 D3 C4 INC D1 C5 ORA C1 JOK MAL D5 C1 C7 D3 D3 D5 EGY INC C2 C4 SAN C4 D3 VOG CAF JOK C3 C3 C2 PLU D2 BLO SAN EGY VOG D2 INC C3 ORA BLO C5 EGY BLO D1 D4 C5 PLU D2 D4 C2 C3 D4 C4 D4 C1 D2 CAF
0 done
sealed 0 show D3 ; 1 show D3 ; 2 show D5 ; 3 show GRE ; 4 show SUR ; 5 show EGY
turn 52 1 4 0 20 2 2 5
1 play SAN
1 done
sealed 0 show MAL ; 1 show D4 D5 ; 2 show C4 ; 3 show MOI ; 4 show SUR ; 5 show C4
turn 53 2 4 14 20 2 2 5
2 done
turn 54 3 4 14 20 2 2 5
3 lay C2
3 done
3 bid 1
4 bid 2
5 pass
0 pass
1 bid 3
2 pass
turn 55 4 4 11 20 2 2 5
4 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
5 bid 4
turn 56 5 4 11 20 2 3 1
5 lay C6
5 lay C6
5 lay C1
5 done
turn 57 0 4 11 20 2 3 2
0 done
0 bid 3
1 bid 4
2 pass
0 bid 5
1 pass
turn 58 1 3 11 20 2 3 2
1 done
sealed 0 show D5 ; 1 show GRE ; 2 show C4 ; 3 show D1 ; 4 show ORA ; 5 show MAL
turn 59 2 12 13 20 2 3 2
2 play INC on 4
2 done
sealed 0 show C2 ; 1 show D2 ; 2 show D3 ; 3 show C6 ; 4 show CAF ; 5 show C3
turn 60 3 12 13 30 2 3 2
3 done
turn 61 4 12 13 30 2 3 2
4 play CAF on 3
4 done
4 pass
5 pass
0 bid 1
1 bid 4
2 pass
0 bid 5
1 pass
turn 62 5 7 13 30 2 4 2
5 lay JOK as 7
5 done
5 bid 3
0 pass
1 bid 4
2 pass
5 bid 5
1 pass
turn 63 0 5 11 28 0 2 8
0 lay C1
0 done
turn 64 1 9 11 28 0 2 8
1 play SUR on 5
1 done
turn 65 2 9 13 28 0 2 8
2 done
2 pass
4 pass
5 bid 1
0 bid 4
1 bid 5
5 pass
0 bid 6
1 bid 7
0 pass
turn 66 3 9 6 28 0 2 8
3 done
turn 67 4 9 6 28 0 2 8
4 done
turn 68 5 9 6 28 0 3 8
5 play SAN
5 play SAN
5 play VOG
5 done
turn 69 0 9 6 28 0 3 8
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 13 ; 4 bid 0 ; 5 bid 0
turn 70 1 12 6 15 0 3 8
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 3-43-136-1 1
kind turn done
difficulty 0
found 0
choice 0 0 62 0 3 done
for keeps-specials
choice 20.2 0.11 41.8 0 3 play CAF on 0
against hurts-more-later seat=0
for stops seat=0 tokens=3
choice 22.32 0.1 39.68 0 3 play MAL on 0
for destroys seat=0 number=4
for hits-leader seat=0
choice 22.32 0.1 39.68 0 3 play INC on 0
for destroys seat=0 number=3
for hits-leader seat=0
choice 22.32 0.1 39.68 0 3 play BLO
for draws-two
choice 24.3 0.1 37.7 0 3 play CAF on 2
against stopped-already seat=2
for stops-anew seat=2
steps
chance CAF C4 C4 VOG C6 PLU C2 C2 D4 C2 INC D5 C4 CAF MAL D2 C6 C5 CAF MOI EGY D1 MOI BLO D3 C2 C1 C1 JOK C3 INC MAL C5 C1 C3 C2 D2 INC D3 D4 SAN C4 D3 D3 D2 C6 C3 D3 C6 SAN CAF GRE EGY D4 C5 SUR D5 VOG C7 GRE C1 JOK EGY VOG C4 C1 D5 SAN C3 C3 C2 SUR EGY D4 MOI C5 GRE D4 D1 C5 C3 SUR C7 C5 D5 C7 SUR C4 BLO C1 SUR C2 D2 D3 C6 EGY GRE D2 C3 C3 BLO D4 ORA PLU C1 C4 ORA C4 C5 C4
turn 1 0 12 12 12
0 done
0 bid 1
1 bid 4
2 pass
0 pass
turn 2 1 12 8 12
1 done
turn 3 2 12 8 12
2 done
turn 4 0 12 8 12
0 done
0 bid 3
1 bid 4
2 pass
0 pass
turn 5 1 12 4 12
1 play VOG
1 done
sealed 0 show CAF ; 1 show D4 ; 2 show PLU
turn 6 2 12 13 12
2 done
turn 7 0 12 13 12
0 done
sealed 0 show MAL ; 1 show C2 ; 2 show CAF
turn 8 1 12 13 12
1 done
1 pass
2 bid 1
0 pass
turn 9 2 12 13 11
2 done
sealed 0 bid 7 ; 1 bid 6 ; 2 bid 1
turn 10 0 5 7 10
0 start MOI
0 done
sealed 0 show EGY ; 1 show C4 ; 2 show CAF
turn 11 1 5 7 10
1 done
turn 12 2 5 7 10
2 done
2 bid 1
0 bid 4
1 bid 5
2 pass
turn 13 0 5 2 10
0 done
0 bid 3
2 pass
turn 14 1 3 2 10
1 start MOI
1 play BLO
1 done
turn 15 2 3 2 10
2 done
2 bid 1
0 bid 2
2 bid 3
turn 16 0 3 2 7
0 lay C1
0 done
0 bid 3
2 pass
turn 17 1 1 2 7
1 done
turn 18 2 1 3 7
2 done
sealed 0 show C1 ; 1 show D2 ; 2 show D3 D3
turn 19 0 1 3 19
0 lay C2
0 done
0 bid 1
1 bid 2
2 pass
turn 20 1 2 1 19
1 done
sealed 0 show C2 ; 1 show D3 ; 2 show C5
turn 21 2 2 8 19
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1
turn 22 0 2 8 18
0 lay C3
0 play SAN
0 done
turn 23 1 3 8 18
1 done
sealed 0 bid 1 ; 1 bid 2 ; 2 bid 8
turn 24 2 2 7 10
2 start GRE
2 done
sealed 0 show D3 ; 1 show C2 ; 2 show D2
turn 25 0 11 7 10
0 play SAN
0 play SUR on 1
0 done
turn 26 1 12 7 10
1 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0
turn 27 2 10 6 10
2 lay C1
2 done
turn 28 0 10 6 12
0 play VOG
0 play VOG
0 done
turn 29 1 11 6 12
1 done
1 bid 1
2 bid 2
0 bid 5
1 pass
2 pass
turn 30 2 6 6 12
2 done
turn 31 0 6 6 14
0 lay C4
0 play SAN
0 done
0 bid 3
1 pass
2 pass
turn 32 1 4 6 14
1 lay C6
1 lay C7
1 done
sealed 0 show D5 D5 ; 1 show GRE ; 2 show EGY
turn 33 2 18 7 14
2 lay C6
2 lay C6
2 lay C2
2 play SUR on 1
2 done
2 pass
0 bid 3
1 bid 4
0 bid 5
1 pass
turn 34 0 13 7 16
0 lay C6
0 lay C5
0 done
turn 35 1 14 7 16
1 done
1 bid 1
2 pass
0 bid 2
1 bid 3
0 bid 6
1 pass
turn 36 2 8 7 16
2 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 11
turn 37 0 2 5 11
0 done
0 bid 1
1 pass
2 pass
turn 38 1 4 4 10
1 done
1 bid 3
2 pass
0 pass
turn 39 2 4 1 10
1 sell C7
sealed 0 bid 0 ; 2 bid 9
2 lay C7
2 done
2 pass
0 pass
1 bid 1
turn 40 0 2 7 7
0 play SUR on 2
0 done
sealed 0 show D2 D4 ; 1 show C2 ; 2 show C1
turn 41 1 14 6 6
1 lay C1
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 5-64-146-2 2
kind turn lay
difficulty 0
found 0
choice 0 0 60.86 0 3.03 lay C5
for lays-next number=5
for completes-in turns=2
choice 19.28 0.08 41.58 -0.98 4.01 lay C6
for shop-pays
for completes-in turns=2
choice 24.35 0.04 36.51 1 2.03 done
for keeps-specials
steps
chance C4 C3 C5 C3 D1 C4 C5 EGY D5 VOG D4 D1 D4 D3 SUR VOG ORA C6 CAF C3 EGY C1 PLU C1 C5 C3 C4 D4 GRE D2 MOI MAL C2 MOI BLO GRE C3 INC C7 ORA C1 EGY C2 C4 D2 C4 CAF CAF D3 C7 C4 GRE C3 EGY SAN D2 D4 C4 SUR SUR D3 C6 C4 SAN C5 D3 SAN C1 MOI C5 D4 JOK GRE C2 C6 D3 INC EGY D5 C2 C4 C5 C2 SUR C3 PLU C3 D2 D2 MAL C1 CAF C7 BLO D5 C2 VOG C1 C6 D3 C1 C6 D5 C2 BLO D4 INC SUR C5 JOK
turn 1 2 12 12 12
2 done
2 pass
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 2 0 12 8 12
0 done
0 bid 1
1 bid 4
2 pass
0 pass
turn 3 1 12 4 12
1 done
1 bid 1
2 bid 4
0 bid 5
2 pass
turn 4 2 7 4 12
2 done
sealed 0 bid 4 ; 1 bid 2 ; 2 bid 7
turn 5 0 3 2 5
0 done
turn 6 1 3 2 5
1 done
sealed 0 show D5 ; 1 show D4 ; 2 show C5
turn 7 2 13 2 5
2 start EGY
2 done
sealed 0 show VOG ; 1 show D1 ; 2 show D4
turn 8 0 13 2 13
0 done
turn 9 1 13 2 13
1 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 5
turn 10 2 10 2 8
2 done
2 bid 3
0 bid 4
2 bid 5
0 bid 6
2 bid 7
0 pass
turn 11 0 10 2 5
0 play SUR on 2
0 play VOG
0 done
0 bid 3
2 bid 4
0 bid 5
turn 12 1 5 2 5
1 done
1 bid 1
2 bid 2
0 bid 3
2 bid 4
0 pass
turn 13 2 5 2 1
2 play CAF on 0
2 done
sealed 0 show C1 ; 1 show C3 ; 2 show C3
turn 14 0 5 2 1
0 start EGY
0 done
sealed 0 show GRE ; 1 show ORA ; 2 show C4
turn 15 1 5 2 1
1 done
turn 16 2 5 2 1
2 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0
turn 17 0 3 1 1
0 lay C1
0 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0
turn 18 1 2 0 1
1 start MOI
1 done
turn 19 2 2 0 1
2 done
turn 20 0 2 0 5
0 play BLO
0 done
0 bid 3
2 bid 4
0 pass
turn 21 1 6 0 1
1 done
1 bid 1
0 bid 2
turn 22 2 4 1 1
2 done
turn 23 0 4 1 5
0 lay C2
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0
turn 24 1 3 1 5
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 25 2 2 1 4
2 play CAF on 0
2 play CAF on 1
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 26 0 1 0 7
0 done
sealed 0 show D3 ; 1 show D2 ; 2 show EGY
turn 27 1 1 0 7
1 done
2 bid 1
turn 28 2 1 0 6
2 done
turn 29 0 1 0 10
0 play SAN
0 done
turn 30 1 1 0 10
1 done
sealed 0 show D3 ; 1 show GRE ; 2 show C4
turn 31 2 7 0 10
2 play SUR on 0
2 play SUR on 1
2 done
2 bid 1
0 bid 4
2 bid 5
0 bid 6
2 bid 7
turn 32 0 7 0 7
0 play SAN
0 done
turn 33 1 7 0 7
1 done
2 bid 1
0 bid 4
2 bid 5
0 pass
turn 34 2 7 0 2
2 lay C1
2 done
sealed 0 show D4 ; 1 show D4 ; 2 show C2
turn 35 0 7 0 6
0 done
sealed 0 bid 1 ; 2 bid 1
turn 36 1 6 0 5
1 done
2 bid 1
0 bid 4
2 bid 5
0 bid 6
turn 37 2 0 0 5
2 lay C2
2 play SAN
2 done
turn 38 0 0 0 9
0 done
turn 39 1 4 0 9
1 done
sealed 0 show EGY ; 1 show D5 ; 2 show C2
turn 40 2 4 8 9
2 lay C3
2 play SUR on 0
2 done
turn 41 0 4 8 13
0 lay C3
0 done
turn 42 1 4 8 13
1 done
turn 43 2 4 9 13
2 lay C4
2 done
2 bid 3
0 pass
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 44 0 4 9 10
0 lay C6
0 lay C7
0 done
0 bid 1
1 bid 2
2 bid 3
0 pass
1 pass
turn 45 1 4 9 7
1 done
sealed 0 show EGY ; 1 show GRE ; 2 show D5
turn 46 2 4 10 15
tablee-record 1
game chicoree
rules 1
seats 2
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 5-61-109-0 0
kind turn lay
difficulty 0
found 0
choice 0 0 61.2 0 3.46 lay C5
for lays-next number=5
for completes-in turns=2
choice 17.01 0.05 44.2 -1 4.46 lay C6
for shop-pays
for completes-in turns=2
choice 23.91 0.08 37.29 1 2.46 done
for keeps-specials
steps
chance INC C3 C3 C3 GRE EGY C5 D4 D1 CAF C4 D3 C2 C3 EGY D4 EGY C1 C1 D4 D4 C7 D3 C7 C5 D2 D2 C1 C6 C3 D2 C5 C2 C2 VOG CAF MAL BLO SAN C2 D5 C7 MOI JOK D3 C2 C6 C3 MOI BLO SUR INC GRE C4 D5 SUR C4 CAF PLU C1 D2 JOK C4 ORA C3 C5 D4 C1 BLO D3 GRE C1 D2 D1 C4 GRE D3 D4 C5 EGY C4 C1 C6 C3 C2 SUR VOG D5 C5 C6 PLU D5 EGY C4 SUR MAL D3 SAN C2 SUR C6 SAN MOI CAF ORA VOG C5 C4 INC C4
turn 1 0 12 12
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 pass
turn 2 1 5 12
1 done
1 bid 1
0 bid 4
1 pass
turn 3 0 1 12
0 done
sealed 0 bid 0 ; 1 bid 2
turn 4 1 1 10
1 start EGY
1 done
sealed 0 show C3 ; 1 show C3
turn 5 0 1 10
0 start GRE
0 done
turn 6 1 1 10
1 done
sealed 0 show D1 ; 1 show C5
turn 7 0 5 14
0 play CAF on 1
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 pass
turn 8 1 0 14
1 done
sealed 0 show C3 ; 1 show EGY
turn 9 0 0 14
0 done
0 bid 1
1 bid 2
turn 10 1 2 12
1 lay C1
1 done
sealed 0 show EGY ; 1 show C1
turn 11 0 2 12
0 done
sealed 0 bid 4 ; 1 bid 6
turn 12 1 0 6
1 done
sealed 1 bid 1
turn 13 0 0 9
0 done
sealed 0 show D4 ; 1 show D3
turn 14 1 11 9
1 done
1 bid 3
0 bid 4
1 bid 5
0 bid 6
1 bid 7
0 bid 8
1 bid 9
0 bid 10
1 bid 11
turn 15 0 11 2
0 done
0 bid 3
turn 16 1 10 2
1 done
1 bid 1
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 17 0 6 6
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
turn 18 1 1 6
1 done
turn 19 0 1 10
0 done
turn 20 1 3 10
1 play CAF on 0
1 done
1 bid 1
0 bid 2
1 bid 3
turn 21 0 3 11
0 play BLO
0 done
turn 22 1 3 11
1 lay C2
1 play VOG
1 done
1 bid 1
0 bid 2
1 bid 3
turn 23 0 3 12
0 lay JOK as 1
0 done
turn 24 1 3 12
1 lay C3
1 done
turn 25 0 3 16
0 lay C2
0 play BLO
0 play INC on 1
0 done
turn 26 1 5 16
1 play SUR on 0
1 done
turn 27 0 5 20
0 lay C3
0 play SUR on 1
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 28 1 5 16
1 done
turn 29 0 5 16
0 lay C4
0 done
turn 30 1 5 16
1 lay C6
1 lay C7
1 play CAF on 0
1 done
1 bid 1
0 pass
turn 31 0 5 15
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 1-4-143-0 0
kind turn lay
difficulty 0
found 0
choice 0 0 55.73 0 3.02 lay C5
for lays-next number=5
choice 8.66 0.06 47.07 -1 4.02 lay C6
for shop-pays
choice 21.43 0.05 34.31 1 2.02 play SUR on 1
for stops seat=1 tokens=8
choice 22.53 0.02 33.2 1 2.02 play SUR on 2
for stops seat=2 tokens=12
choice 22.53 0.02 33.2 1 2.02 play VOG
for draws-two
choice 23.74 0.17 31.99 1 2.02 done
for keeps-specials
steps
chance C6 BLO D5 INC C4 CAF D4 C6 D5 C5 CAF C5 C7 D2 D3 GRE D5 SAN C2 EGY C3 C4 C5 GRE D4 C4 D2 D2 C3 SUR C1 D2 D4 C2 BLO D4 D1 GRE ORA C2 D2 MAL C5 JOK PLU D5 MOI SUR C5 C6 INC D3 C3 EGY C4 MOI C1 PLU D4 INC C3 D4 C4 C7 ORA MOI D3 C6 BLO C5 C7 EGY D3 EGY D3 C2 C4 C3 C1 SUR SUR C1 C1 C4 C2 EGY VOG SAN VOG SUR MAL C2 D3 C1 C4 VOG D1 C1 C5 C3 CAF C2 SAN C4 JOK C6 GRE C3 CAF C3
turn 1 2 12 12 12
2 done
turn 2 0 12 12 12
0 done
turn 3 1 12 12 12
1 done
turn 4 2 12 12 12
2 play BLO
2 done
2 bid 3
0 pass
1 pass
turn 5 0 12 12 9
0 done
0 bid 1
1 pass
2 bid 4
0 pass
turn 6 1 12 12 5
1 play CAF on 2
1 done
sealed 0 show D5 ; 1 show C4 ; 2 show D4
turn 7 2 23 12 5
2 done
sealed 0 bid 6 ; 1 bid 7 ; 2 bid 5
turn 8 0 17 5 0
0 done
turn 9 1 17 5 0
1 start GRE
1 done
sealed 0 bid 1 ; 1 bid 0
turn 10 2 16 5 0
2 done
0 bid 3
1 bid 4
0 bid 5
turn 11 0 11 5 0
0 start EGY
0 play CAF on 1
0 play SAN
0 done
0 bid 3
1 bid 4
0 bid 5
turn 12 1 6 5 0
1 done
sealed 0 show D5 ; 1 show D2 ; 2 show D5
turn 13 2 20 5 14
2 done
turn 14 0 20 5 14
0 done
sealed 0 show D4 ; 1 show C2 ; 2 show D3
turn 15 1 33 5 14
1 done
1 bid 3
2 bid 4
0 bid 7
2 bid 8
0 bid 9
2 bid 10
0 bid 11
2 bid 12
0 bid 15
turn 16 2 18 5 14
2 play SUR on 1
2 done
sealed 0 show GRE ; 1 show D4 ; 2 show C5
turn 17 0 18 5 14
0 lay C1
0 done
sealed 0 bid 8 ; 1 bid 1 ; 2 bid 1
turn 18 1 14 4 13
1 done
1 bid 1
2 bid 4
0 bid 5
2 bid 6
0 bid 7
2 bid 8
0 bid 9
2 pass
turn 19 2 5 4 13
2 play BLO
2 done
turn 20 0 5 4 13
0 lay C2
0 done
sealed 0 show D1 ; 1 show ORA ; 2 show D2
turn 21 1 9 4 21
1 done
turn 22 2 9 4 21
2 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 0
turn 23 0 5 4 21
0 done
sealed 0 show GRE ; 1 show MOI ; 2 show C5
turn 24 1 9 4 21
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 7
turn 25 2 8 5 14
2 start EGY
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 2
turn 26 0 7 4 12
0 done
turn 27 1 11 4 12
1 done
turn 28 2 11 6 12
2 done
sealed 0 show C1 ; 1 show D4 ; 2 show MOI
turn 29 0 11 14 16
0 done
sealed 0 bid 12 ; 1 bid 0 ; 2 bid 15
turn 30 1 3 14 1
1 play SUR on 2
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 31 2 2 15 0
2 done
sealed 0 bid 0 ; 1 bid 3
turn 32 0 2 12 0
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 33 1 6 8 0
1 done
sealed 0 bid 1 ; 1 bid 1
turn 34 2 5 9 0
2 done
sealed 0 bid 1 ; 1 bid 1
turn 35 0 4 8 0
0 play BLO
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 pass
turn 36 1 1 8 0
1 done
turn 37 2 1 10 0
2 done
2 bid 1
1 bid 4
turn 38 0 1 6 4
0 lay C3
0 done
0 bid 3
1 bid 4
0 pass
turn 39 1 5 2 4
1 lay C1
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 40 2 4 3 3
2 play SUR on 0
2 done
turn 41 0 4 3 7
0 lay C4
0 done
turn 42 1 4 3 7
1 lay C6
1 lay C7
1 done
1 bid 1
2 bid 2
0 pass
1 bid 3
2 bid 4
1 pass
turn 43 2 4 5 3
2 lay C6
2 lay C6
2 lay C7
2 done
2 bid 1
0 pass
1 bid 2
2 pass
turn 44 0 4 3 7
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 5
option bonus 0
option auction turns
puzzle 1-17-275-2 2
kind turn done
difficulty 0
found 0
choice 0 0 42.84 0 4 done
for keeps-specials
choice 6.56 0.03 36.28 0 4 play SUR on 1
for stops seat=1 tokens=11
choice 6.56 0.03 36.28 0 4 play CAF on 1
for stops seat=1 tokens=11
choice 11.21 0.04 31.63 0 4 play SUR on 3
against hurts-more-later seat=3
for stops seat=3 tokens=4
choice 11.21 0.04 31.63 0 4 play CAF on 3
against hurts-more-later seat=3
for stops seat=3 tokens=4
choice 11.22 0.04 31.62 0 4 play SUR on 4
against hurts-more-later seat=4
for stops seat=4 tokens=2
choice 11.22 0.04 31.62 0 4 play CAF on 4
against hurts-more-later seat=4
for stops seat=4 tokens=2
choice 11.26 0.04 31.58 0 4 play SUR on 0
against stopped-already seat=0
for stops-anew seat=0
choice 11.26 0.04 31.58 0 4 play SUR on 5
against stopped-already seat=5
for stops-anew seat=5
choice 11.26 0.04 31.58 0 4 play CAF on 0
against stopped-already seat=0
for stops-anew seat=0
choice 11.26 0.04 31.58 0 4 play CAF on 5
against stopped-already seat=5
for stops-anew seat=5
steps
chance C1 C1 D2 D3 EGY D2 D2 C2 C3 D3 C3 C5 D4 SUR SUR EGY C6 C2 SAN GRE D1 C5 C4 C3 MOI C4 VOG JOK C4 C6 EGY D3 C4 C6 D5 GRE CAF D4 GRE EGY C5 ORA PLU D4 MOI VOG C6 C2 C2 C2 D5 CAF SAN D3 C4 C1 MAL C4 D4 D5 INC C5 BLO C1 EGY C4 BLO D3 CAF C7 JOK C1 SUR C3 D5 BLO GRE ORA C5 C3 C3 C5 C4 MAL C6 C4 PLU C1 C1 D3 C2 D4 D4 CAF SUR C5 INC SAN C3 VOG C7 D1 SUR INC C3 MOI D2 D2 C2 C7
turn 1 5 12 12 12 12 12 12
5 done
5 pass
0 bid 3
1 pass
2 pass
3 pass
4 pass
turn 2 0 9 12 12 12 12 12
0 done
sealed 0 show D2 ; 5 show C1
turn 3 1 14 12 12 12 12 12
1 done
sealed 0 show C1 ; 1 show EGY
turn 4 2 14 12 12 12 12 12
2 done
2 bid 1
3 bid 2
4 bid 3
5 pass
0 pass
1 pass
2 pass
3 pass
turn 5 3 14 12 12 12 9 12
3 done
sealed 2 show D2 ; 3 show C3 ; 4 show C2
turn 6 4 14 12 17 12 9 12
4 done
4 bid 1
5 bid 2
0 pass
1 bid 3
2 pass
3 pass
4 pass
5 bid 4
1 pass
turn 7 5 14 12 17 12 9 8
5 done
turn 8 0 14 12 17 12 9 8
0 done
sealed 0 bid 9 ; 1 bid 3 ; 2 bid 9 ; 3 bid 9 ; 4 bid 9 ; 5 bid 5
turn 9 1 5 9 8 3 0 3
1 done
1 bid 1
2 pass
3 bid 2
5 bid 3
0 bid 4
1 pass
turn 10 2 1 9 8 3 0 3
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3 ; 3 bid 3 ; 5 bid 3
turn 11 3 1 9 5 0 0 0
3 done
0 pass
1 bid 1
2 pass
turn 12 4 1 8 5 0 0 0
4 done
0 pass
1 bid 1
2 pass
turn 13 5 1 7 5 0 0 0
5 done
0 bid 1
1 bid 2
2 bid 3
1 bid 4
2 pass
turn 14 0 1 3 5 0 0 0
0 start EGY
0 done
turn 15 1 1 3 5 0 0 0
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 4
turn 16 2 1 2 1 0 0 0
2 start GRE
2 play SAN
2 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 0
turn 17 3 1 0 1 0 0 0
3 done
sealed 0 bid 0 ; 2 bid 1
turn 18 4 1 0 0 0 0 0
4 done
sealed 0 show SUR ; 1 show C4 ; 2 show D3 ; 3 show D5 ; 4 show CAF ; 5 show D4
turn 19 5 1 0 0 16 0 0
5 start MOI
5 done
sealed 0 bid 0 ; 3 bid 1
turn 20 0 1 0 0 15 0 0
0 play VOG
0 done
sealed 0 show ORA ; 1 show C3 ; 2 show EGY ; 3 show D1 ; 4 show C3 ; 5 show GRE
turn 21 1 5 0 0 20 0 0
1 done
turn 22 2 5 0 0 20 0 0
2 done
2 bid 1
3 bid 2
0 bid 3
3 pass
turn 23 3 2 0 2 20 0 0
3 start EGY
3 done
3 bid 3
turn 24 4 2 0 2 17 0 0
4 done
turn 25 5 2 0 2 17 0 0
5 done
sealed 0 show C2 ; 1 show VOG ; 2 show GRE ; 3 show C2 ; 4 show D5 ; 5 show SUR
turn 26 0 2 0 2 17 8 1
0 done
0 bid 3
3 bid 4
4 bid 5
0 bid 6
3 bid 7
4 pass
turn 27 1 6 0 2 10 8 1
1 start MOI
1 done
2 bid 1
3 pass
4 bid 2
0 bid 3
4 bid 4
0 pass
turn 28 2 6 0 2 10 4 1
2 done
sealed 0 show PLU ; 1 show MAL ; 2 show D4 ; 3 show C2 ; 4 show C4 ; 5 show SAN
turn 29 3 6 0 13 10 4 1
3 lay C1
3 done
3 bid 3
4 pass
0 bid 4
2 pass
3 pass
turn 30 4 2 0 13 14 4 1
4 done
4 bid 3
2 bid 4
3 bid 5
2 bid 6
3 bid 7
2 pass
turn 31 5 2 0 13 7 4 1
5 done
5 bid 1
0 bid 2
2 bid 3
3 pass
4 pass
turn 32 0 2 0 10 7 4 2
0 done
sealed 0 show C5 ; 1 show C5 ; 2 show C4 ; 3 show C1 ; 4 show CAF ; 5 show EGY
turn 33 1 6 0 10 7 4 2
1 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 7 ; 3 bid 7 ; 4 bid 0 ; 5 bid 0
turn 34 2 0 0 3 0 4 2
2 done
2 bid 3
4 bid 4
2 pass
turn 35 3 0 0 5 0 0 2
3 done
3 bid 3
2 pass
turn 36 4 0 0 5 1 0 2
4 play BLO
4 play BLO
4 done
5 bid 1
2 bid 2
turn 37 5 0 0 3 1 0 2
5 done
5 pass
2 bid 1
turn 38 0 0 0 2 1 0 3
0 play BLO
0 done
0 bid 1
2 bid 2
5 bid 3
0 pass
turn 39 1 4 0 2 1 0 0
1 done
1 bid 1
2 bid 2
0 bid 3
turn 40 2 1 1 2 1 0 0
2 done
sealed 0 show C4 ; 1 show PLU ; 2 show C6 ; 3 show INC ; 4 show D5 ; 5 show C3
turn 41 3 1 1 4 1 8 0
3 done
sealed 0 show MAL ; 1 show CAF ; 2 show JOK ; 3 show SUR ; 4 show ORA ; 5 show C5
turn 42 4 1 1 4 5 8 0
4 start GRE
4 done
turn 43 5 1 1 4 5 8 0
5 done
5 bid 1
2 bid 4
3 pass
4 pass
turn 44 0 1 1 0 5 8 1
0 lay C1
0 done
turn 45 1 5 1 0 5 8 1
1 done
turn 46 2 5 2 0 5 8 1
2 lay C1
2 done
sealed 0 show INC ; 1 show VOG ; 2 show C5 ; 3 show C2 ; 4 show D4 ; 5 show SUR
turn 47 3 5 2 2 5 13 1
3 done
turn 48 4 5 2 2 9 13 1
4 lay C1
4 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 2 ; 4 bid 1 ; 5 bid 0
turn 49 5 4 2 1 7 14 1
5 done
sealed 0 show SAN ; 1 show C3 ; 2 show C7 ; 3 show MOI ; 4 show CAF ; 5 show D2
turn 50 0 4 2 1 7 14 6
0 lay C2
0 done
sealed 0 bid 7 ; 1 bid 2 ; 2 bid 0 ; 3 bid 6 ; 4 bid 9 ; 5 bid 0
turn 51 1 1 0 1 1 5 6
1 done
chance MAL VOG D3 D5 CAF EGY EGY D2 D3 C6 C3 SAN C3 C5 JOK INC D4 C1 D1 C3 SUR C4 D5 C2 MAL C5 CAF CAF BLO SUR D3 ORA D4 C2 D2 C5 SAN SUR GRE C2 INC CAF C7 C5 C2 D4 BLO C2 EGY MOI D2 D3 C3 D5 D5 BLO C3 VOG SUR D4 GRE C4 C1 PLU C1 C4 PLU D4 D3 D3 D2 D4 ORA C4 SAN D1 D2 VOG
turn 52 2 1 1 1 1 5 6
2 done
sealed 0 show C2 ; 1 show MAL ; 2 show D3 ; 3 show INC ; 4 show C3 ; 5 show C4
turn 53 3 1 1 11 1 5 6
3 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 1 ; 5 bid 0
turn 54 4 0 1 10 4 4 6
4 done
sealed 0 show C5 ; 1 show VOG ; 2 show C3 ; 3 show EGY ; 4 show EGY
turn 55 5 0 1 10 4 6 6
5 done
sealed 1 bid 1 ; 2 bid 4 ; 3 bid 3 ; 4 bid 5 ; 5 bid 7
turn 56 0 0 0 6 1 1 0
0 done
turn 57 1 4 0 6 1 1 0
1 done
1 bid 1
2 bid 4
turn 58 2 4 1 2 1 1 0
2 done
turn 59 3 4 1 4 1 1 0
3 done
3 bid 1
0 bid 2
2 bid 3
3 pass
0 bid 4
turn 60 4 0 1 4 5 1 0
4 done
4 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 61 5 0 1 4 5 0 0
5 done
5 bid 1
2 bid 2
3 pass
turn 62 0 0 1 2 5 0 1
0 lay C3
0 play SAN
0 done
0 bid 1
2 pass
3 pass
turn 63 1 3 1 2 5 0 1
1 done
turn 64 2 3 2 2 5 0 1
2 done
turn 65 3 3 2 4 5 0 1
3 done
turn 66 4 3 2 4 9 0 1
4 done
4 pass
5 bid 1
0 pass
1 bid 2
2 bid 3
3 bid 4
turn 67 5 3 2 4 5 2 1
5 done
5 bid 1
0 pass
1 bid 2
2 bid 3
3 pass
turn 68 0 3 2 1 5 2 2
0 lay C4
0 done
turn 69 1 7 2 1 5 2 2
1 lay C6
1 lay C6
1 done
1 pass
2 bid 1
3 bid 2
0 pass
turn 70 2 7 3 1 3 2 2
2 lay C6
2 lay C7
2 done
turn 71 3 7 3 3 3 2 2
3 lay C2
3 done
3 bid 1
4 pass
5 pass
0 bid 2
1 pass
2 pass
3 pass
turn 72 4 5 3 3 7 2 2
4 done
sealed 0 show C1 ; 1 show GRE ; 2 show C5 ; 3 show D3 ; 4 show D1 ; 5 show D2 D3
turn 73 5 5 3 3 7 4 15
5 lay C6
5 play SUR on 2
5 done
5 bid 1
0 bid 4
3 pass
5 pass
turn 74 0 1 3 3 7 4 16
0 lay C6
0 lay JOK as 7
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 75 1 4 3 3 6 4 16
1 play CAF on 0
1 play CAF on 5
1 done
sealed 0 show EGY ; 1 show D2 ; 2 show C5 ; 3 show D4 ; 4 show D4 ; 5 show BLO
turn 76 2 2 14 1 17 15 14
2 lay JOK as 2
2 play BLO
2 play INC on 0
tablee-record 1
game chicoree
rules 1
seats 2
option deck atelier
option first 0
option bonus 0
option auction turns
puzzle 3-45-37-1 1
kind turn lay
difficulty 0
found 0
choice 0 0 77.6 0 1 lay JOK as 1
for lays-next number=1
for completes-in turns=6
choice 5.78 0.06 71.82 1 0 play SUR on 0
against hurts-more-later seat=0
for stops seat=0 tokens=2
choice 7.59 0.06 70.01 1 0 done
for keeps-specials
steps
chance VOG SUR C4 GRE C2 C3 D5 C3 C4 BLO EGY C5 C4 BLO EGY GRE D4 C4 C5 JOK C4 C6 C3 C7 JOK C5 JOK C2 EGY SUR C2 C3 D4 C3 C6 VOG CAF D1 D4 SUR C5 C7 D3 D4 MOI SUR SAN C7 CAF MOI GRE BLO C5 C6 GRE C3 C5 D3 SUR D2 D2 EGY C2 C4 D3 C3 D2 D1 CAF D5 C2 C6 C4 C5 JOK C6 D2 D3 C1 SAN C4 C1 C4 C2 C1 C1 D5 VOG SAN MOI D4 C1 D5 D3 C1 CAF D2 C1 D4 D3 C2 EGY C3
turn 1 0 12 12
0 done
turn 2 1 12 12
1 done
sealed 0 bid 7 ; 1 bid 6
turn 3 0 5 6
0 start GRE
0 play SUR on 1
0 play VOG
0 done
0 bid 3
1 bid 4
0 pass
turn 4 1 5 2
1 done
turn 5 0 5 2
0 done
0 pass
1 pass
turn 6 1 7 2
1 play BLO
1 done
sealed 0 bid 3 ; 1 bid 0
turn 7 0 4 2
0 done
0 bid 1
1 bid 2
0 bid 3
turn 8 1 3 2
1 start EGY
1 done
turn 9 0 3 2
0 done
sealed 0 bid 2 ; 1 bid 2
turn 10 1 3 0
1 done
sealed 0 bid 1 ; 1 bid 3
turn 11 0 2 1
0 done
0 bid 1
turn 12 1 3 1
1 play BLO
1 done
turn 13 0 3 5
0 lay JOK as 1
0 done
0 bid 1
1 bid 4
0 pass
turn 14 1 5 1
tablee-record 1
game chicoree
rules 1
seats 3
option deck atelier
option first 2
option bonus 0
option auction turns
puzzle 5-60-162-2 2
kind turn lay
difficulty 2
found 0
choice 0 0 74.46 0 5 lay C5
for lays-next number=5
for completes-in turns=2
choice 22.29 0.34 52.17 -1 6 lay C6
for shop-pays
for completes-in turns=2
choice 34.8 0.2 39.67 1 4 done
for keeps-specials
choice 34.96 0.2 39.5 1 4 play VOG
for draws-two
choice 34.96 0.2 39.5 1 4 play BLO
for draws-two
steps
chance C3 SUR SUR C3 D4 C1 C5 D5 SAN C1 D2 C5 BLO C2 BLO C4 JOK D4 C3 D2 D2 D5 C2 C4 C7 D3 C1 C7 D4 D3 C6 C5 D5 EGY C4 EGY C4 SAN C5 D2 CAF JOK EGY CAF GRE C6 C3 C5 D4 SUR D3 D3 VOG D2 JOK C2 EGY C6 C5 JOK D4 C3 C6 C2 EGY D5 C5 VOG C1 VOG D3 C2 SAN C4 C3 C4 C2 C3 D3 GRE C1 C4 CAF MOI C1 C1 BLO CAF SUR C2 C7 D4 GRE MOI GRE D1 C3 C4 C6 C4 SUR D1 MOI
turn 1 2 12 12 12
2 done
turn 2 0 12 12 12
0 done
0 bid 1
1 bid 4
2 bid 5
0 pass
1 pass
turn 3 1 12 12 7
1 done
1 bid 3
2 bid 4
0 bid 5
1 bid 6
2 pass
0 bid 7
1 pass
turn 4 2 5 12 7
2 play SUR on 0
2 done
sealed 0 show SUR ; 1 show D4 ; 2 show C3
turn 5 0 5 21 7
0 done
0 bid 3
1 bid 4
2 bid 5
1 bid 8
turn 6 1 5 13 7
1 done
1 pass
2 bid 1
0 pass
turn 7 2 5 13 6
2 done
2 bid 3
0 bid 4
1 bid 5
2 bid 6
1 pass
turn 8 0 5 13 0
0 play SAN
0 play BLO
0 done
sealed 0 show D4 ; 1 show D2 ; 2 show C5
turn 9 1 5 13 0
1 done
sealed 0 show C1 ; 1 show D2 ; 2 show C2
turn 10 2 5 20 0
2 play BLO
2 done
sealed 0 show C3 ; 1 show C1 ; 2 show C2
turn 11 0 5 20 0
0 done
sealed 0 bid 0 ; 1 bid 6
turn 12 1 5 14 0
1 done
sealed 0 show C1 ; 1 show D4 ; 2 show C3
turn 13 2 5 21 0
2 done
0 bid 1
1 bid 2
0 bid 3
1 pass
turn 14 0 2 21 0
0 done
sealed 0 bid 1 ; 1 bid 3
turn 15 1 1 18 0
1 start EGY
1 done
sealed 0 bid 1 ; 1 bid 1
turn 16 2 0 17 0
2 done
turn 17 0 0 17 0
0 done
sealed 0 show D5 ; 1 show EGY ; 2 show C4
turn 18 1 7 17 0
1 done
turn 19 2 7 21 0
2 play SAN
2 done
sealed 0 bid 1 ; 1 bid 9
turn 20 0 6 12 0
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
turn 21 1 6 6 0
1 done
turn 22 2 6 10 0
2 start EGY
2 done
sealed 0 show C5 ; 1 show SUR ; 2 show D3
turn 23 0 6 10 6
0 done
sealed 0 show VOG ; 1 show CAF ; 2 show GRE
turn 24 1 6 10 6
1 done
1 bid 3
2 bid 4
0 bid 5
1 bid 6
turn 25 2 6 8 6
2 play CAF on 1
2 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 0
turn 26 0 3 8 10
0 done
turn 27 1 3 8 10
1 done
1 bid 1
2 bid 4
1 pass
turn 28 2 3 8 6
2 done
2 bid 1
0 bid 2
1 bid 3
2 bid 4
1 bid 5
2 bid 6
1 pass
turn 29 0 3 8 4
0 done
sealed 0 show C5 ; 1 show D4 ; 2 show EGY
turn 30 1 3 8 4
1 done
turn 31 2 3 8 4
2 done
turn 32 0 3 8 8
0 start EGY
0 done
0 bid 1
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 33 1 3 8 1
1 done
1 bid 3
turn 34 2 3 9 1
2 lay C1
2 done
2 bid 3
1 bid 4
2 bid 5
1 bid 6
turn 35 0 3 3 5
0 done
0 bid 3
2 bid 4
0 bid 5
turn 36 1 2 3 5
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 37 2 1 6 4
2 lay C2
2 done
2 bid 1
1 bid 2
2 bid 3
1 bid 4
2 bid 5
1 bid 6
2 pass
turn 38 0 1 0 8
0 done
sealed 0 bid 1 ; 2 bid 1
turn 39 1 4 0 7
1 done
1 bid 3
2 bid 4
turn 40 2 4 4 3
2 lay C3
2 done
turn 41 0 4 4 7
0 play CAF on 2
0 done
0 bid 1
1 bid 4
2 bid 5
0 pass
turn 42 1 8 4 2
1 lay C1
1 done
sealed 0 show D3 ; 1 show D4 ; 2 show C1
turn 43 2 8 19 2
2 lay C4
2 play CAF on 1
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 44 0 7 18 1
0 lay C6
0 lay JOK as 7
0 play SUR on 1
0 done
sealed 0 show GRE ; 1 show GRE ; 2 show GRE
turn 45 1 11 18 1
1 lay C6
1 lay C7
1 play VOG
1 play SAN
1 done
sealed 0 show MOI ; 1 show D3 ; 2 show MOI
turn 46 2 11 18 1
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 3-41-240-3 3
kind turn bid
difficulty 3
found 0
choice 0 0 95.74 0 6.9 bid 11
for worth-it worth=15 price=11 tokens=2 due=6
for completes-in turns=1
choice 36.08 0.74 59.66 0.74 6.16 bid 12
against leaves-little tokens=1 due=6
for worth-it worth=15 price=12 tokens=1 due=6
choice 36.92 0.76 58.82 0.74 6.16 bid 13
against leaves-little tokens=0 due=6
for worth-it worth=15 price=13 tokens=0 due=6
choice 71.4 0.44 24.34 1.71 5.19 pass
against lets-have seat=2
against a-bargain price=11 worth=15
steps
chance PLU C3 C6 ORA C2 MOI D5 C6 D5 C4 D2 GRE C3 C2 JOK C2 CAF EGY D1 C6 C2 C2 BLO D4 MOI C4 C6 CAF C1 C7 D3 C4 D4 SUR C6 D4 C5 D2 C4 D3 D4 INC EGY SUR C3 C5 D3 PLU C4 D1 SUR VOG VOG C5 JOK C3 C4 EGY C2 EGY D4 D2 EGY SAN GRE MAL BLO SUR D3 SUR C3 INC C1 D2 C7 C5 C1 D5 BLO SAN MOI GRE C3 D2 SAN C5 C3 C5 C1 INC C2 CAF C7 C1 C4 C3 C4 CAF C5 C1 ORA VOG GRE MAL D5 C4 D4 D3 D3 C1
turn 1 1 12 12 12 12
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
1 pass
2 pass
turn 2 2 12 12 12 9
2 done
turn 3 3 12 12 12 9
3 done
sealed 0 bid 4 ; 1 bid 3 ; 2 bid 7 ; 3 bid 4
turn 4 0 8 9 5 5
0 done
sealed 0 bid 5 ; 1 bid 6 ; 2 bid 0 ; 3 bid 0
turn 5 1 3 3 5 5
1 done
1 bid 3
2 pass
3 pass
turn 6 2 3 0 5 5
2 start MOI
2 done
sealed 0 bid 1 ; 2 bid 5 ; 3 bid 3
turn 7 3 2 0 0 2
3 done
3 bid 1
0 pass
turn 8 0 2 0 0 1
0 done
0 bid 1
turn 9 1 1 0 0 1
1 done
sealed 0 bid 0 ; 3 bid 1
turn 10 2 1 0 0 0
2 done
sealed 0 bid 0 ; 2 bid 1
turn 11 3 1 0 0 0
3 start EGY
3 done
0 bid 1
turn 12 0 0 0 0 0
0 done
sealed 0 show D5 ; 1 show D5 ; 2 show D2 ; 3 show C2
turn 13 1 16 16 0 0
1 play CAF on 3
1 done
1 bid 1
0 bid 2
1 bid 5
0 pass
turn 14 2 16 11 0 0
2 done
turn 15 3 16 11 1 0
3 done
sealed 0 bid 10 ; 1 bid 7 ; 2 bid 0
turn 16 0 6 4 1 0
0 play BLO
0 done
turn 17 1 6 4 1 0
1 start MOI
1 done
sealed 0 show D3 D4 ; 1 show C4 ; 2 show D1 ; 3 show C2
turn 18 2 18 4 1 0
2 done
sealed 0 show C2 ; 1 show PLU ; 2 show GRE ; 3 show C3
turn 19 3 18 4 2 0
3 lay C1
3 done
sealed 0 show SUR ; 1 show C6 ; 2 show ORA ; 3 show C2
turn 20 0 18 4 2 0
0 done
turn 21 1 18 4 2 0
1 done
turn 22 2 18 5 2 0
2 done
2 pass
0 bid 1
1 pass
turn 23 3 17 5 3 0
3 done
turn 24 0 17 5 3 4
0 done
sealed 0 show D4 ; 1 show EGY ; 2 show CAF ; 3 show D3
turn 25 1 25 5 3 4
1 done
turn 26 2 25 6 3 4
2 done
2 bid 3
3 pass
0 bid 4
1 bid 5
0 bid 6
turn 27 3 19 6 4 4
3 done
3 pass
0 bid 1
1 bid 4
0 bid 5
1 pass
turn 28 0 14 6 4 8
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1
turn 29 1 13 6 3 7
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
turn 30 2 12 6 2 6
2 play VOG
2 done
turn 31 3 12 6 3 6
3 done
turn 32 0 12 6 3 10
0 start EGY
0 done
turn 33 1 12 6 3 10
1 play VOG
1 play SUR on 0
1 play SUR on 2
1 done
turn 34 2 12 7 3 10
2 play SAN
2 done
2 bid 1
3 bid 4
0 bid 5
1 pass
3 bid 6
0 bid 7
3 pass
turn 35 3 5 7 3 10
3 done
sealed 0 show C4 ; 1 show D3 ; 2 show D2 ; 3 show GRE
turn 36 0 5 17 3 14
0 play BLO
0 play BLO
0 play SAN
0 done
0 bid 1
1 bid 4
3 bid 7
1 bid 8
3 pass
turn 37 1 5 9 3 14
1 done
1 bid 1
2 bid 2
3 bid 3
0 bid 4
1 bid 5
3 bid 6
1 pass
turn 38 2 5 10 3 8
2 lay C1
2 done
turn 39 3 5 10 3 8
3 done
turn 40 0 5 10 3 12
0 play SAN
0 done
0 bid 1
1 bid 4
3 bid 5
1 bid 6
3 bid 7
1 pass
turn 41 1 5 10 3 5
1 play SUR on 0
1 done
turn 42 2 5 11 3 5
2 done
2 bid 3
3 bid 4
0 bid 5
1 bid 6
turn 43 3 5 5 4 5
3 lay C2
3 done
turn 44 0 5 5 4 9
0 lay C1
0 play SUR on 3
0 done
turn 45 1 5 5 4 9
1 lay C1
1 done
1 bid 3
2 bid 4
3 pass
0 bid 5
1 pass
turn 46 2 0 6 4 9
2 done
sealed 0 show D2 ; 1 show D5 ; 2 show D4 ; 3 show C1
turn 47 3 0 20 5 9
3 lay C3
3 play CAF on 2
3 play VOG
3 done
chance D5 D4 VOG C6 D4 C4 D5 D3 VOG CAF SAN C2 D3 SUR C1 D2 C3 D3 D4 BLO C2 GRE BLO VOG D2 SAN D1 D4 D5 D1 D3 D4 SAN EGY SUR PLU D3 C4 D2 CAF D5 BLO ORA GRE C2 C2 D2 SUR
sealed 0 show GRE ; 1 show EGY ; 2 show D2 ; 3 show D3
turn 48 0 0 20 5 9
0 lay C2
0 done
sealed 1 bid 2 ; 2 bid 0 ; 3 bid 6
turn 49 1 0 18 5 3
1 lay C2
1 done
1 bid 3
2 bid 4
1 bid 5
turn 50 2 0 14 5 3
2 done
sealed 0 show GRE ; 1 show D4 ; 2 show D4 ; 3 show D5
turn 51 3 0 14 5 3
3 lay C4
3 done
turn 52 0 0 14 5 3
0 lay JOK as 6
0 lay C7
0 done
0 bid 1
1 bid 2
2 pass
3 bid 3
0 pass
1 bid 4
turn 53 1 4 10 5 3
1 lay C6
1 lay C3
1 done
turn 54 2 4 11 5 3
2 lay C6
2 lay C7
2 done
sealed 0 show MOI ; 1 show D3 ; 2 show EGY ; 3 show C1
turn 55 3 4 16 5 3
3 lay C6
3 lay C5
3 play CAF on 0
3 play VOG
3 done
turn 56 0 4 16 5 7
0 lay C3
0 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1 ; 3 bid 3
turn 57 1 4 15 4 4
1 lay C4
1 play INC on 0
1 done
turn 58 2 3 19 3 3
2 lay C6
2 lay C6
2 play INC on 3
2 done
turn 59 3 0 16 13 0
0 sell MAL
3 pass
1 bid 3
2 bid 4
1 bid 7
2 pass
3 lay JOK as 7
3 done
sealed 0 show C2 ; 1 show C2 ; 2 show D2 ; 3 show D3 D4
turn 60 0 6 8 12 20
0 lay C3
0 done
sealed 0 show D5 ; 1 show C4 ; 2 show D5 ; 3 show D1
turn 61 1 6 8 24 20
1 lay C5
1 play CAF on 0
1 play MAL on 3
1 play SUR on 3
1 play BLO
1 play VOG
1 play SAN
1 done
1 bid 3
2 bid 6
3 bid 7
1 pass
2 bid 10
3 pass
turn 62 2 5 12 13 19
2 done
turn 63 3 0 7 29 14
3 lay C3
3 play ORA on 1
3 play BLO
3 play BLO
3 done
3 pass
1 pass
2 bid 3
turn 64 0 0 7 26 14
0 lay C4
0 done
turn 65 1 0 7 26 14
0 sell C4
1 bid 3
2 bid 4
3 bid 7
1 pass
2 bid 10
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 5-67-348-1 1
kind turn sell
difficulty 7
found 0
choice 0 0 28.83 0 4.61 sell C5
for covers-debt tokens=8
choice 16.51 0.2 12.32 0.92 3.69 sell C4
against short-of-debt tokens=2
for sells-least
choice 17.72 0.21 11.11 1.04 3.57 sell D2
against short-of-debt tokens=2
for may-fetch tokens=1
choice 21.94 0.33 6.9 2.57 2.04 sell CAF
for covers-debt tokens=2
steps
chance D4 GRE C7 SUR MOI SAN JOK D4 C2 D1 C4 D3 SAN C6 C6 C3 C4 D4 MAL C3 C3 BLO EGY SAN PLU D3 C5 C7 VOG C3 SUR C5 C5 C6 C2 C1 C1 MOI INC C5 GRE D5 D5 VOG C1 C4 C2 C2 C5 INC D3 C4 INC CAF C5 C4 C4 D4 C4 C4 C3 BLO BLO D2 D2 JOK EGY CAF C5 C6 C2 GRE ORA ORA D3 MOI D3 C3 C1 D3 C2 GRE SUR C6 C4 VOG C1 EGY CAF EGY C1 C3 MAL D4 C2 D4 SUR D5 C3 CAF D1 PLU C1 D5 SUR D2 C7 D2 EGY D2
turn 1 2 12 12 12 12 12 12
2 done
sealed 0 bid 6 ; 1 bid 6 ; 2 bid 6 ; 3 bid 6 ; 4 bid 0 ; 5 bid 2
turn 2 3 6 6 6 6 12 10
3 done
turn 3 4 6 6 6 6 12 10
4 done
turn 4 5 6 6 6 6 12 10
5 done
sealed 2 show D4 ; 3 show SUR ; 4 show SAN ; 5 show JOK
turn 5 0 6 6 14 6 12 10
0 done
sealed 0 show C2 ; 2 show GRE ; 3 show C7 ; 4 show MOI
turn 6 1 6 6 14 6 12 10
1 done
sealed 1 show C4
turn 7 2 6 6 14 6 12 10
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 6 ; 3 bid 6 ; 4 bid 0 ; 5 bid 0
turn 8 3 6 6 8 0 12 10
3 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
4 bid 4
5 pass
0 pass
turn 9 4 6 6 8 0 8 10
4 done
sealed 2 show SAN ; 3 show C6 ; 4 show C3
turn 10 5 6 6 8 0 8 10
5 done
5 bid 1
0 bid 2
1 pass
2 bid 5
4 pass
5 pass
0 pass
turn 11 0 6 6 3 0 8 10
0 done
turn 12 1 6 6 3 0 8 10
1 done
turn 13 2 6 6 3 0 8 10
2 done
sealed 0 show BLO ; 1 show SAN ; 2 show PLU ; 4 show C4 ; 5 show MAL
turn 14 3 6 6 3 0 8 10
3 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0 ; 4 bid 0 ; 5 bid 10
turn 15 4 0 5 3 0 8 0
4 done
4 bid 1
1 bid 4
4 pass
turn 16 5 0 1 3 0 8 0
5 done
1 pass
2 bid 1
4 bid 2
2 bid 3
4 bid 4
turn 17 0 0 1 3 0 4 0
0 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 4
turn 18 1 0 1 3 0 0 0
1 start EGY
1 done
1 bid 1
2 bid 2
turn 19 2 0 1 1 0 0 0
2 done
sealed 1 bid 0 ; 2 bid 0
turn 20 3 0 1 1 0 0 0
3 done
1 pass
2 pass
turn 21 4 0 1 1 0 0 0
4 play VOG
4 done
turn 22 5 0 1 1 0 0 0
5 done
1 bid 1
turn 23 0 0 0 1 0 0 0
0 done
2 bid 1
turn 24 1 0 0 0 0 0 0
1 done
turn 25 2 0 4 0 0 0 0
2 done
1 bid 1
turn 26 3 0 3 0 0 0 0
3 done
turn 27 4 0 3 0 0 0 0
4 start GRE
4 play VOG
4 done
sealed 0 show C2 ; 1 show C4 ; 2 show C1 ; 3 show INC ; 4 show D5 D5 ; 5 show SUR
turn 28 5 0 3 0 0 14 0
5 done
1 bid 1
4 pass
turn 29 0 0 2 0 0 14 0
0 done
turn 30 1 0 2 0 0 14 0
1 done
sealed 0 show C3 ; 1 show C4 ; 2 show D3 ; 3 show INC ; 4 show C5 ; 5 show C1
turn 31 2 0 6 5 0 14 0
2 done
turn 32 3 0 6 5 0 14 0
3 play CAF on 1
3 done
turn 33 4 0 6 5 0 14 0
4 done
sealed 1 bid 5 ; 2 bid 0 ; 4 bid 4
turn 34 5 0 1 5 0 12 0
5 done
sealed 1 bid 0 ; 2 bid 1 ; 4 bid 0
turn 35 0 0 1 4 0 12 0
0 play BLO
0 done
sealed 1 bid 1 ; 2 bid 1 ; 4 bid 0
turn 36 1 0 0 3 0 12 0
1 play BLO
1 done
sealed 0 show D3 ; 1 show D3 ; 2 show D2 ; 3 show CAF ; 4 show C5 ; 5 show C2
turn 37 2 11 0 3 0 12 0
2 start GRE
2 done
sealed 0 bid 8 ; 2 bid 1 ; 4 bid 0
turn 38 3 3 0 2 0 12 0
3 start EGY
3 done
sealed 0 bid 3 ; 2 bid 0 ; 4 bid 1
turn 39 4 0 0 2 0 11 0
4 done
turn 40 5 0 0 2 0 13 0
5 done
sealed 2 bid 1 ; 4 bid 0
turn 41 0 0 0 1 0 13 0
0 start GRE
0 done
sealed 2 bid 1 ; 4 bid 0
turn 42 1 0 0 0 0 13 0
1 lay C1
1 done
4 bid 1
turn 43 2 0 0 0 0 12 0
2 lay C1
2 done
sealed 0 show ORA ; 1 show MOI ; 2 show EGY ; 3 show SUR ; 4 show C4 ; 5 show C1
turn 44 3 0 0 2 0 12 0
3 done
sealed 0 show ORA ; 1 show C1 ; 2 show EGY ; 3 show C2 ; 4 show C4 ; 5 show C4
turn 45 4 0 0 2 4 12 0
4 play VOG
4 done
turn 46 5 0 0 2 4 14 0
5 done
turn 47 0 0 0 2 4 14 0
0 done
sealed 0 show CAF ; 1 show C3 ; 2 show C2 ; 3 show C5 ; 4 show D5 ; 5 show D1
turn 48 1 2 0 2 4 25 0
1 lay C2
1 done
sealed 0 show C1 ; 1 show INC ; 2 show MAL ; 4 show C3 ; 5 show PLU
turn 49 2 2 4 2 4 25 0
2 lay C2
2 done
sealed 0 show C3 ; 1 show SUR ; 2 show C3 ; 4 show SUR ; 5 show C7
turn 50 3 2 4 4 4 25 0
3 done
sealed 0 show C5 ; 1 show C5 ; 2 show JOK ; 3 show EGY ; 4 show CAF
turn 51 4 2 4 4 8 25 0
4 done
chance GRE C5 D5 D2 D3 SUR D5 C2 C5 PLU C4 PLU EGY D4 MOI CAF BLO MAL C2 D2 D5 ORA C2 D3 CAF C1 C4 D2 SUR INC JOK C5 JOK EGY C1 D3 BLO D1 D4 SUR C3 SUR SUR D4 C2 C5 VOG D1 D5 C1 C5 C3 C3 C7 MOI C5 D4 MOI C4 INC C3 INC C4 C4 D2 BLO C3 D4 SAN ORA D2 SAN EGY CAF C1 VOG MAL C1 CAF C4 C2 SAN C3 D4 C4 C6 VOG D3 D3 D3 C7
4 pass
0 bid 1
1 bid 4
3 pass
turn 52 5 2 0 4 8 27 0
5 done
sealed 0 show C6 ; 1 show C5 ; 2 show C6 ; 4 show GRE ; 5 show D5
turn 53 0 2 0 4 8 27 7
0 done
turn 54 1 4 0 4 8 27 7
1 lay C3
1 done
1 bid 3
2 bid 4
3 pass
4 pass
5 pass
turn 55 2 4 4 0 8 27 7
2 done
turn 56 3 4 4 2 8 27 7
3 done
turn 57 4 4 4 2 12 27 7
4 done
sealed 0 show D3 ; 1 show D5 ; 2 show C2 ; 3 show PLU ; 4 show EGY
turn 58 5 4 16 2 12 29 7
5 done
turn 59 0 4 16 2 12 29 7
0 done
turn 60 1 6 16 2 12 29 7
1 lay C4
1 done
sealed 0 show MAL ; 1 show C2 ; 2 show PLU ; 3 show C4 ; 4 show C3 ; 5 show CAF
turn 61 2 6 20 2 12 29 7
2 done
turn 62 3 6 20 4 12 29 7
3 done
sealed 0 show SUR ; 1 show C6 ; 2 show D5 ; 3 show C2 ; 4 show C5 ; 5 show MOI
turn 63 4 6 20 12 16 29 7
4 lay C6
4 done
4 bid 1
5 pass
0 pass
1 bid 4
2 pass
3 pass
4 pass
turn 64 5 6 16 12 16 31 7
5 done
sealed 0 show BLO ; 1 show C1 ; 2 show ORA ; 4 show CAF ; 5 show C4
turn 65 0 6 16 12 16 31 7
0 done
turn 66 1 8 16 12 16 31 7
1 done
1 bid 3
2 bid 4
3 bid 5
4 pass
5 pass
0 pass
1 pass
2 pass
turn 67 2 8 20 12 11 31 7
2 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 68 3 8 18 13 10 31 7
3 done
sealed 0 show INC ; 1 show EGY ; 2 show C5 ; 3 show C1 ; 4 show C4
turn 69 4 8 18 13 14 31 7
4 done
sealed 0 show SUR ; 1 show JOK ; 2 show JOK ; 3 show C5 ; 4 show BLO
turn 70 5 7 17 12 13 38 6
5 done
turn 71 0 7 17 12 13 38 6
0 done
turn 72 1 9 17 12 13 38 6
1 done
sealed 0 show SUR ; 1 show SUR ; 2 show C7 ; 5 show D4
turn 73 2 9 21 12 13 38 14
2 done
2 bid 1
3 bid 4
4 pass
5 pass
0 pass
1 bid 5
2 pass
3 pass
turn 74 3 9 16 14 13 38 14
3 done
sealed 0 show C3 ; 1 show C5 ; 2 show C2 ; 3 show VOG ; 5 show SUR
turn 75 4 9 16 14 17 38 14
4 done
4 bid 1
5 bid 2
0 bid 3
1 bid 4
2 pass
3 pass
4 pass
5 pass
0 pass
turn 76 5 8 11 13 16 45 13
5 done
5 bid 1
0 bid 2
1 bid 3
2 pass
3 pass
4 bid 4
5 pass
0 pass
1 bid 5
4 pass
turn 77 0 8 6 13 16 45 13
0 done
sealed 0 bid 5 ; 1 bid 4 ; 2 bid 3 ; 3 bid 7 ; 4 bid 5 ; 5 bid 4
turn 78 1 5 2 10 9 40 9
1 done
1 bid 3
2 pass
3 pass
4 bid 4
5 pass
0 pass
1 pass
turn 79 2 5 6 10 9 36 9
2 done
sealed 0 bid 0 ; 1 bid 3 ; 2 bid 2 ; 3 bid 2 ; 4 bid 0 ; 5 bid 2
turn 80 3 5 3 10 7 36 7
3 done
turn 81 4 5 3 10 11 36 7
4 done
turn 82 5 4 2 9 10 43 6
5 done
5 pass
0 pass
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 83 0 4 2 9 10 40 6
0 done
turn 84 1 6 2 9 10 40 6
1 done
sealed 0 show D2 ; 1 show MOI ; 2 show D4 ; 3 show INC ; 4 show D5 ; 5 show C5
turn 85 2 6 6 9 10 55 6
2 done
turn 86 3 6 6 11 10 55 6
3 done
turn 87 4 6 6 11 14 55 6
4 play INC on 1
4 done
turn 88 5 5 5 10 13 62 5
5 done
turn 89 0 5 5 10 13 62 5
0 play BLO
0 play MAL on 1
0 done
0 bid 1
1 bid 4
2 pass
3 bid 5
4 pass
0 pass
turn 90 1 7 5 10 8 62 5
1 lay C3
1 done
turn 91 2 7 9 10 8 62 5
2 play SAN
2 done
sealed 0 bid 0 ; 1 bid 8 ; 2 bid 4 ; 3 bid 6 ; 4 bid 1 ; 5 bid 0
turn 92 3 7 1 8 2 61 5
3 play SAN
3 done
sealed 0 show CAF ; 1 show MOI ; 2 show D4 ; 3 show D3 D3 ; 4 show EGY ; 5 show VOG
turn 93 4 7 1 8 19 61 5
4 done
chance C1 C5 EGY C6 D1 JOK D4 C4 C6 ORA MAL MAL C5 INC SAN D5 C6 C5 D5 BLO SUR EGY GRE C7 D3 D4 CAF D4 INC D5 D2 C5 VOG D3 EGY D2 VOG C3 D4 D5 C4 CAF C5 JOK D3 C2 D2 C4 D2 C4 CAF BLO PLU PLU SAN D3 MOI BLO D4 C1 D1 MOI C3 SUR D3 SUR C2 C2 D4 SUR C5 C2 MOI INC D3 C3 SUR
4 bid 1
5 pass
0 pass
2 bid 4
3 bid 5
4 pass
2 pass
turn 94 5 6 0 7 13 68 4
5 done
sealed 0 bid 0 ; 2 bid 1 ; 3 bid 4 ; 4 bid 0 ; 5 bid 0
turn 95 0 6 0 6 9 68 4
0 lay C1
0 done
sealed 0 show C3 ; 1 show C1 ; 2 show ORA ; 3 show D2 ; 4 show CAF ; 5 show C1
turn 96 1 8 0 6 12 68 4
1 lay C6
1 play SAN
1 done
sealed 0 bid 2 ; 1 bid 3 ; 2 bid 4 ; 3 bid 5 ; 4 bid 2 ; 5 bid 0
turn 97 2 6 1 2 7 66 4
2 lay C3
2 done
turn 98 3 6 1 4 7 66 4
3 lay C6
3 lay C1
3 play VOG
3 done
turn 99 4 6 1 4 11 66 4
4 lay C7
4 done
sealed 0 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 4 ; 5 bid 0
turn 100 5 5 0 3 10 69 3
5 done
sealed 0 show C6 ; 1 show C2 ; 2 show MAL ; 3 show EGY ; 4 show D5 ; 5 show C5
turn 101 0 5 0 3 10 79 3
0 done
turn 102 1 7 0 3 10 79 3
1 lay JOK as 7
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 103 2 6 8 2 8 78 2
2 lay C4
2 done
sealed 0 show SUR ; 1 show D4 ; 2 show ORA ; 3 show C4 ; 4 show C6 ; 5 show C5
turn 104 3 6 15 4 8 78 2
3 lay C7
3 play MAL on 2
3 play INC on 1
3 play SAN
3 play CAF on 1
3 done
turn 105 4 5 14 3 17 77 1
5 sell C4
4 bid 1
0 pass
1 bid 2
2 pass
3 bid 5
4 pass
1 pass
4 done
sealed 0 show BLO ; 1 show EGY ; 2 show C7 ; 3 show D4 ; 4 show D5
turn 106 5 2 11 0 9 105 3
5 done
turn 107 0 2 11 0 9 105 3
0 done
sealed 0 bid 0 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 108 1 4 10 0 8 105 3
1 lay C3
1 done
turn 109 2 4 10 0 8 105 3
2 done
sealed 0 show D3 ; 1 show D2 ; 2 show C3 ; 3 show C4 ; 4 show C3 ; 5 show VOG
turn 110 3 13 10 2 8 105 3
3 done
3 bid 1
4 pass
0 pass
1 pass
turn 111 4 10 7 x 25 102 0
5 sell C5
4 pass
0 pass
1 bid 1
3 bid 4
1 pass
4 done
4 pass
5 pass
0 pass
1 bid 1
3 bid 2
1 bid 3
3 pass
turn 112 5 7 1 x 18 116 1
5 done
sealed 1 show EGY ; 3 show D4 ; 4 show CAF ; 5 show JOK
turn 113 0 7 1 x 25 116 1
0 done
sealed 0 show C2 ; 1 show GRE ; 3 show D5 ; 4 show C5
turn 114 1 9 1 x 32 116 1
1 lay C4
1 play VOG
1 done
turn 115 3 9 1 x 32 116 1
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 3-41-188-0 0
kind turn done
difficulty 10
found 0
choice 0 0 73.48 0 4.88 done
for keeps-specials
choice 16.39 0.21 57.09 0.88 4 play MAL on 3
for destroys seat=3 number=4
for hits-leader seat=3
choice 16.39 0.21 57.09 0.88 4 play INC on 3
for destroys seat=3 number=3
for hits-leader seat=3
choice 16.42 0.21 57.06 0.88 4 play VOG
for draws-two
choice 16.42 0.21 57.06 0.88 4 play SAN
for draws-two
choice 18.5 0.21 54.98 0.87 4.01 play INC on 1
for destroys seat=1 number=3
steps
chance PLU C3 C6 ORA C2 MOI D5 C6 D5 C4 D2 GRE C3 C2 JOK C2 CAF EGY D1 C6 C2 C2 BLO D4 MOI C4 C6 CAF C1 C7 D3 C4 D4 SUR C6 D4 C5 D2 C4 D3 D4 INC EGY SUR C3 C5 D3 PLU C4 D1 SUR VOG VOG C5 JOK C3 C4 EGY C2 EGY D4 D2 EGY SAN GRE MAL BLO SUR D3 SUR C3 INC C1 D2 C7 C5 C1 D5 BLO SAN MOI GRE C3 D2 SAN C5 C3 C5 C1 INC C2 CAF C7 C1 C4 C3 C4 CAF C5 C1 ORA VOG GRE MAL D5 C4 D4 D3 D3 C1
turn 1 1 12 12 12 12
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
1 pass
2 pass
turn 2 2 12 12 12 9
2 done
turn 3 3 12 12 12 9
3 done
sealed 0 bid 4 ; 1 bid 3 ; 2 bid 7 ; 3 bid 4
turn 4 0 8 9 5 5
0 done
sealed 0 bid 5 ; 1 bid 6 ; 2 bid 0 ; 3 bid 0
turn 5 1 3 3 5 5
1 done
1 bid 3
2 pass
3 pass
turn 6 2 3 0 5 5
2 start MOI
2 done
sealed 0 bid 1 ; 2 bid 5 ; 3 bid 3
turn 7 3 2 0 0 2
3 done
3 bid 1
0 pass
turn 8 0 2 0 0 1
0 done
0 bid 1
turn 9 1 1 0 0 1
1 done
sealed 0 bid 0 ; 3 bid 1
turn 10 2 1 0 0 0
2 done
sealed 0 bid 0 ; 2 bid 1
turn 11 3 1 0 0 0
3 start EGY
3 done
0 bid 1
turn 12 0 0 0 0 0
0 done
sealed 0 show D5 ; 1 show D5 ; 2 show D2 ; 3 show C2
turn 13 1 16 16 0 0
1 play CAF on 3
1 done
1 bid 1
0 bid 2
1 bid 5
0 pass
turn 14 2 16 11 0 0
2 done
turn 15 3 16 11 1 0
3 done
sealed 0 bid 10 ; 1 bid 7 ; 2 bid 0
turn 16 0 6 4 1 0
0 play BLO
0 done
turn 17 1 6 4 1 0
1 start MOI
1 done
sealed 0 show D3 D4 ; 1 show C4 ; 2 show D1 ; 3 show C2
turn 18 2 18 4 1 0
2 done
sealed 0 show C2 ; 1 show PLU ; 2 show GRE ; 3 show C3
turn 19 3 18 4 2 0
3 lay C1
3 done
sealed 0 show SUR ; 1 show C6 ; 2 show ORA ; 3 show C2
turn 20 0 18 4 2 0
0 done
turn 21 1 18 4 2 0
1 done
turn 22 2 18 5 2 0
2 done
2 pass
0 bid 1
1 pass
turn 23 3 17 5 3 0
3 done
turn 24 0 17 5 3 4
0 done
sealed 0 show D4 ; 1 show EGY ; 2 show CAF ; 3 show D3
turn 25 1 25 5 3 4
1 done
turn 26 2 25 6 3 4
2 done
2 bid 3
3 pass
0 bid 4
1 bid 5
0 bid 6
turn 27 3 19 6 4 4
3 done
3 pass
0 bid 1
1 bid 4
0 bid 5
1 pass
turn 28 0 14 6 4 8
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1
turn 29 1 13 6 3 7
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
turn 30 2 12 6 2 6
2 play VOG
2 done
turn 31 3 12 6 3 6
3 done
turn 32 0 12 6 3 10
0 start EGY
0 done
turn 33 1 12 6 3 10
1 play VOG
1 play SUR on 0
1 play SUR on 2
1 done
turn 34 2 12 7 3 10
2 play SAN
2 done
2 bid 1
3 bid 4
0 bid 5
1 pass
3 bid 6
0 bid 7
3 pass
turn 35 3 5 7 3 10
3 done
sealed 0 show C4 ; 1 show D3 ; 2 show D2 ; 3 show GRE
turn 36 0 5 17 3 14
0 play BLO
0 play BLO
0 play SAN
0 done
0 bid 1
1 bid 4
3 bid 7
1 bid 8
3 pass
turn 37 1 5 9 3 14
1 done
1 bid 1
2 bid 2
3 bid 3
0 bid 4
1 bid 5
3 bid 6
1 pass
turn 38 2 5 10 3 8
2 lay C1
2 done
turn 39 3 5 10 3 8
3 done
turn 40 0 5 10 3 12
0 play SAN
0 done
0 bid 1
1 bid 4
3 bid 5
1 bid 6
3 bid 7
1 pass
turn 41 1 5 10 3 5
1 play SUR on 0
1 done
turn 42 2 5 11 3 5
2 done
2 bid 3
3 bid 4
0 bid 5
1 bid 6
turn 43 3 5 5 4 5
3 lay C2
3 done
turn 44 0 5 5 4 9
0 lay C1
0 play SUR on 3
0 done
turn 45 1 5 5 4 9
1 lay C1
1 done
1 bid 3
2 bid 4
3 pass
0 bid 5
1 pass
turn 46 2 0 6 4 9
2 done
sealed 0 show D2 ; 1 show D5 ; 2 show D4 ; 3 show C1
turn 47 3 0 20 5 9
3 lay C3
3 play CAF on 2
3 play VOG
3 done
chance D5 D4 VOG C6 D4 C4 D5 D3 VOG CAF SAN C2 D3 SUR C1 D2 C3 D3 D4 BLO C2 GRE BLO VOG D2 SAN D1 D4 D5 D1 D3 D4 SAN EGY SUR PLU D3 C4 D2 CAF D5 BLO ORA GRE C2 C2 D2 SUR
sealed 0 show GRE ; 1 show EGY ; 2 show D2 ; 3 show D3
turn 48 0 0 20 5 9
0 lay C2
0 done
sealed 1 bid 2 ; 2 bid 0 ; 3 bid 6
turn 49 1 0 18 5 3
1 lay C2
1 done
1 bid 3
2 bid 4
1 bid 5
turn 50 2 0 14 5 3
2 done
sealed 0 show GRE ; 1 show D4 ; 2 show D4 ; 3 show D5
turn 51 3 0 14 5 3
3 lay C4
3 done
turn 52 0 0 14 5 3
0 lay JOK as 6
0 lay C7
0 done
0 bid 1
1 bid 2
2 pass
3 bid 3
0 pass
1 bid 4
turn 53 1 4 10 5 3
1 lay C6
1 lay C3
1 done
turn 54 2 4 11 5 3
2 lay C6
2 lay C7
2 done
sealed 0 show MOI ; 1 show D3 ; 2 show EGY ; 3 show C1
turn 55 3 4 16 5 3
3 lay C6
3 lay C5
3 play CAF on 0
3 play VOG
3 done
turn 56 0 4 16 5 7
0 lay C3
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 1-4-176-2 2
kind turn done
difficulty 13
found 0
choice 0 0 62.35 0 2 done
for keeps-specials
choice 25.17 0.42 37.18 0 2 play VOG
for draws-two
choice 25.17 0.42 37.18 0 2 play SAN
for draws-two
choice 27.29 0.42 35.06 -1 3 lay JOK as 1
for lays-next number=1
for completes-in turns=5
choice 30.4 0.4 31.95 0 2 lay JOK as 6
for shop-pays
for completes-in turns=5
steps
chance C6 BLO D5 INC C4 CAF D4 C6 D5 C5 CAF C5 C7 D2 D3 GRE D5 SAN C2 EGY C3 C4 C5 GRE D4 C4 D2 D2 C3 SUR C1 D2 D4 C2 BLO D4 D1 GRE ORA C2 D2 MAL C5 JOK PLU D5 MOI SUR C5 C6 INC D3 C3 EGY C4 MOI C1 PLU D4 INC C3 D4 C4 C7 ORA MOI D3 C6 BLO C5 C7 EGY D3 EGY D3 C2 C4 C3 C1 SUR SUR C1 C1 C4 C2 EGY VOG SAN VOG SUR MAL C2 D3 C1 C4 VOG D1 C1 C5 C3 CAF C2 SAN C4 JOK C6 GRE C3 CAF C3
turn 1 2 12 12 12
2 done
turn 2 0 12 12 12
0 done
turn 3 1 12 12 12
1 done
turn 4 2 12 12 12
2 play BLO
2 done
2 bid 3
0 pass
1 pass
turn 5 0 12 12 9
0 done
0 bid 1
1 pass
2 bid 4
0 pass
turn 6 1 12 12 5
1 play CAF on 2
1 done
sealed 0 show D5 ; 1 show C4 ; 2 show D4
turn 7 2 23 12 5
2 done
sealed 0 bid 6 ; 1 bid 7 ; 2 bid 5
turn 8 0 17 5 0
0 done
turn 9 1 17 5 0
1 start GRE
1 done
sealed 0 bid 1 ; 1 bid 0
turn 10 2 16 5 0
2 done
0 bid 3
1 bid 4
0 bid 5
turn 11 0 11 5 0
0 start EGY
0 play CAF on 1
0 play SAN
0 done
0 bid 3
1 bid 4
0 bid 5
turn 12 1 6 5 0
1 done
sealed 0 show D5 ; 1 show D2 ; 2 show D5
turn 13 2 20 5 14
2 done
turn 14 0 20 5 14
0 done
sealed 0 show D4 ; 1 show C2 ; 2 show D3
turn 15 1 33 5 14
1 done
1 bid 3
2 bid 4
0 bid 7
2 bid 8
0 bid 9
2 bid 10
0 bid 11
2 bid 12
0 bid 15
turn 16 2 18 5 14
2 play SUR on 1
2 done
sealed 0 show GRE ; 1 show D4 ; 2 show C5
turn 17 0 18 5 14
0 lay C1
0 done
sealed 0 bid 8 ; 1 bid 1 ; 2 bid 1
turn 18 1 14 4 13
1 done
1 bid 1
2 bid 4
0 bid 5
2 bid 6
0 bid 7
2 bid 8
0 bid 9
2 pass
turn 19 2 5 4 13
2 play BLO
2 done
turn 20 0 5 4 13
0 lay C2
0 done
sealed 0 show D1 ; 1 show ORA ; 2 show D2
turn 21 1 9 4 21
1 done
turn 22 2 9 4 21
2 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 0
turn 23 0 5 4 21
0 done
sealed 0 show GRE ; 1 show MOI ; 2 show C5
turn 24 1 9 4 21
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 7
turn 25 2 8 5 14
2 start EGY
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 2
turn 26 0 7 4 12
0 done
turn 27 1 11 4 12
1 done
turn 28 2 11 6 12
2 done
sealed 0 show C1 ; 1 show D4 ; 2 show MOI
turn 29 0 11 14 16
0 done
sealed 0 bid 12 ; 1 bid 0 ; 2 bid 15
turn 30 1 3 14 1
1 play SUR on 2
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 31 2 2 15 0
2 done
sealed 0 bid 0 ; 1 bid 3
turn 32 0 2 12 0
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 33 1 6 8 0
1 done
sealed 0 bid 1 ; 1 bid 1
turn 34 2 5 9 0
2 done
sealed 0 bid 1 ; 1 bid 1
turn 35 0 4 8 0
0 play BLO
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 pass
turn 36 1 1 8 0
1 done
turn 37 2 1 10 0
2 done
2 bid 1
1 bid 4
turn 38 0 1 6 4
0 lay C3
0 done
0 bid 3
1 bid 4
0 pass
turn 39 1 5 2 4
1 lay C1
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 40 2 4 3 3
2 play SUR on 0
2 done
turn 41 0 4 3 7
0 lay C4
0 done
turn 42 1 4 3 7
1 lay C6
1 lay C7
1 done
1 bid 1
2 bid 2
0 pass
1 bid 3
2 bid 4
1 pass
turn 43 2 4 5 3
2 lay C6
2 lay C6
2 lay C7
2 done
2 bid 1
0 pass
1 bid 2
2 pass
turn 44 0 4 3 7
0 lay C5
0 play SUR on 1
0 play VOG
0 play VOG
0 done
0 pass
1 bid 1
2 bid 2
1 bid 3
2 pass
turn 45 1 4 0 7
1 lay C2
1 play INC on 0
1 play SUR on 2
1 done
2 bid 1
0 bid 2
2 bid 3
0 pass
turn 46 2 4 0 4
2 done
2 bid 1
0 bid 2
2 pass
turn 47 0 2 0 4
0 lay C6
0 done
sealed 0 bid 0 ; 2 bid 0
turn 48 1 6 0 4
1 lay C3
1 play MAL on 0
1 play CAF on 0
1 done
2 bid 1
0 bid 2
2 bid 3
0 bid 4
turn 49 2 2 0 4
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 3
option bonus 0
option auction turns
puzzle 1-14-186-0 0
kind turn lay
difficulty 13
found 0
choice 0 0 51.65 0 3.4 lay C5
for lays-next number=5
for completes-in turns=2
choice 6.62 0.13 45.04 -0.6 4 lay C6
for shop-pays
for completes-in turns=2
choice 14.85 0.13 36.8 1.01 2.39 done
for keeps-specials
choice 16.07 0.05 35.59 1 2.4 play SUR on 1
for stops seat=1 tokens=11
choice 17 0.08 34.65 0.99 2.4 play SUR on 3
against hurts-more-later seat=3
for stops seat=3 tokens=4
choice 17.73 0.06 33.92 1 2.4 play SUR on 2
against stopped-already seat=2
for stops-anew seat=2
steps
chance C2 CAF EGY C6 GRE SAN C5 C1 D4 C4 C5 D5 C3 PLU C3 EGY D3 C1 C3 C1 C6 VOG C7 C6 C3 BLO EGY D2 C4 C3 C5 INC D2 D5 MOI C6 VOG SUR D4 C2 CAF GRE GRE SAN C4 C2 C3 MAL INC BLO C2 MOI C1 D1 PLU D4 C1 MAL D1 C5 D4 SUR C3 C7 C4 EGY C5 D5 D4 SUR C4 C5 D3 C3 C1 CAF ORA CAF C6 VOG D2 BLO D4 D5 C4 SUR D3 D2 C4 ORA JOK D3 GRE JOK MOI D2 SAN EGY D3 C2 C2 C4 SUR INC C4 C2 C1 C7 C5 D3
turn 1 3 12 12 12 12
3 done
turn 2 0 12 12 12 12
0 done
sealed 0 bid 2 ; 1 bid 9 ; 2 bid 0 ; 3 bid 9
turn 3 1 10 3 12 3
1 done
turn 4 2 10 3 12 3
2 done
2 bid 3
0 bid 4
2 pass
turn 5 3 6 3 12 3
3 done
3 bid 3
0 pass
2 pass
turn 6 0 6 3 12 0
0 start EGY
0 done
sealed 0 show C1 ; 1 show SAN ; 2 show C5 ; 3 show D4
turn 7 1 6 3 12 9
1 start GRE
1 done
turn 8 2 6 3 12 9
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 9 ; 3 bid 9
turn 9 3 6 3 3 0
3 done
0 bid 3
turn 10 0 3 3 3 0
0 lay C1
0 done
0 bid 3
turn 11 1 4 3 3 0
1 done
turn 12 2 4 5 3 0
2 start EGY
2 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 2
turn 13 3 0 5 1 0
3 done
turn 14 0 0 5 1 0
0 done
sealed 0 show EGY ; 1 show PLU ; 2 show C3 ; 3 show D3
turn 15 1 4 5 1 5
1 play VOG
1 done
turn 16 2 4 7 1 5
2 done
sealed 0 show C1 ; 1 show C3 ; 2 show D2 ; 3 show CAF
turn 17 3 4 7 12 5
3 play BLO
3 done
turn 18 0 4 7 12 5
0 done
0 bid 3
1 bid 4
2 bid 5
0 bid 6
1 pass
2 bid 7
0 pass
turn 19 1 8 7 5 5
1 done
sealed 0 bid 6 ; 1 bid 5 ; 2 bid 5 ; 3 bid 1
turn 20 2 2 4 0 4
2 done
turn 21 3 2 4 4 4
3 start MOI
3 play VOG
3 done
turn 22 0 2 4 4 4
0 done
turn 23 1 6 4 4 4
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
turn 24 2 5 5 3 3
2 done
sealed 0 show D4 ; 1 show MOI ; 2 show GRE ; 3 show C2
turn 25 3 10 5 7 3
3 done
sealed 0 show GRE ; 1 show INC ; 2 show C2 ; 3 show C3
turn 26 0 10 5 7 4
0 play BLO
0 done
0 pass
1 bid 3
2 pass
3 bid 4
1 pass
turn 27 1 14 5 7 0
1 play CAF on 3
1 done
turn 28 2 14 7 7 0
2 lay C1
2 play SAN
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 29 3 13 6 10 0
3 done
sealed 0 show D1 ; 1 show D4 ; 2 show EGY ; 3 show C5
turn 30 0 13 16 10 0
0 done
turn 31 1 17 16 10 0
1 done
1 bid 3
2 bid 4
0 bid 5
1 bid 6
2 bid 7
0 bid 8
1 bid 9
2 pass
0 bid 10
1 pass
turn 32 2 7 18 10 0
2 done
2 bid 1
0 bid 4
1 bid 5
2 bid 6
0 pass
1 bid 7
2 bid 8
1 bid 9
2 bid 10
1 pass
turn 33 3 7 18 4 0
3 done
turn 34 0 7 18 4 0
0 done
turn 35 1 11 18 4 0
1 done
turn 36 2 11 20 4 0
2 done
turn 37 3 11 20 8 0
3 lay C1
3 done
sealed 0 show D4 ; 1 show C4 ; 2 show D2 ; 3 show C4
turn 38 0 22 20 8 1
0 done
turn 39 1 26 20 8 1
1 play VOG
1 play SUR on 2
1 done
turn 40 2 26 22 8 1
2 play BLO
2 done
turn 41 3 26 22 8 1
3 lay C2
3 done
sealed 0 show C1 ; 1 show D3 ; 2 show D3 ; 3 show D4
turn 42 0 26 22 8 14
0 done
sealed 0 bid 1 ; 1 bid 2 ; 2 bid 1 ; 3 bid 3
turn 43 1 29 20 7 11
1 done
1 bid 1
2 bid 2
3 bid 5
0 bid 8
1 bid 11
0 bid 12
1 bid 13
0 bid 16
1 pass
turn 44 2 13 22 7 11
2 done
2 bid 1
3 bid 4
0 bid 5
1 bid 6
2 bid 7
3 pass
0 bid 8
1 bid 9
0 pass
turn 45 3 13 13 7 11
3 lay C3
3 play CAF on 0
3 done
turn 46 0 13 13 7 12
0 lay C2
0 play INC on 3
0 play SAN
0 play SUR on 2
0 done
sealed 0 bid 12 ; 1 bid 12 ; 2 bid 0 ; 3 bid 11
turn 47 1 1 1 7 1
1 done
sealed 0 show C1 ; 1 show D3 ; 2 show D3 ; 3 show EGY
turn 48 2 1 12 7 1
2 lay C2
2 done
chance D3 D5 CAF VOG D4 C3 C4 INC C1 BLO D2 D3 C3 SUR C5 VOG EGY SAN SAN C5 GRE C2 D4 D5 GRE C2 EGY D3 C1 D1 C3 CAF D4 D1 BLO EGY D5 D2 D2 INC D4 BLO SAN D2 C1 D4 C1 D4 D3 C3 VOG D3 D5 C4 D3 PLU MOI
sealed 0 show C2 ; 1 show D2 ; 2 show D3 ; 3 show MOI
turn 49 3 1 12 7 1
3 done
turn 50 0 1 12 7 2
0 lay C3
0 play CAF on 3
0 done
0 bid 1
1 bid 2
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 51 1 1 12 0 2
1 done
turn 52 2 1 14 0 2
2 lay C3
2 done
turn 53 3 1 14 0 2
3 play SUR on 2
3 done
sealed 0 show D4 ; 1 show C4 ; 2 show GRE ; 3 show D2
turn 54 0 10 14 0 2
0 lay C4
0 done
turn 55 1 14 14 0 2
1 lay C6
1 lay C6
1 lay C6
1 done
turn 56 2 14 16 0 2
2 lay JOK as 6
2 lay C7
2 done
turn 57 3 14 16 0 2
3 lay C6
3 done
3 pass
0 bid 1
1 bid 2
0 bid 5
1 bid 6
0 bid 7
1 bid 8
0 bid 9
1 pass
turn 58 0 5 16 0 2
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 5-64-187-2 2
kind turn play
difficulty 15
found 0
choice 0 0 57.73 0 5.45 play SUR on 1
for stops seat=1 tokens=7
choice 21.61 0.5 36.12 0.45 5 play MAL on 0
for destroys seat=0 number=4
choice 21.61 0.5 36.12 0.45 5 play INC on 0
for destroys seat=0 number=3
choice 21.61 0.5 36.12 0.45 5 play SUR on 0
for stops seat=0 tokens=12
choice 57.73 0.46 0 -0.37 5.82 done
for keeps-specials
steps
chance C4 C3 C5 C3 D1 C4 C5 EGY D5 VOG D4 D1 D4 D3 SUR VOG ORA C6 CAF C3 EGY C1 PLU C1 C5 C3 C4 D4 GRE D2 MOI MAL C2 MOI BLO GRE C3 INC C7 ORA C1 EGY C2 C4 D2 C4 CAF CAF D3 C7 C4 GRE C3 EGY SAN D2 D4 C4 SUR SUR D3 C6 C4 SAN C5 D3 SAN C1 MOI C5 D4 JOK GRE C2 C6 D3 INC EGY D5 C2 C4 C5 C2 SUR C3 PLU C3 D2 D2 MAL C1 CAF C7 BLO D5 C2 VOG C1 C6 D3 C1 C6 D5 C2 BLO D4 INC SUR C5 JOK
turn 1 2 12 12 12
2 done
2 pass
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 2 0 12 8 12
0 done
0 bid 1
1 bid 4
2 pass
0 pass
turn 3 1 12 4 12
1 done
1 bid 1
2 bid 4
0 bid 5
2 pass
turn 4 2 7 4 12
2 done
sealed 0 bid 4 ; 1 bid 2 ; 2 bid 7
turn 5 0 3 2 5
0 done
turn 6 1 3 2 5
1 done
sealed 0 show D5 ; 1 show D4 ; 2 show C5
turn 7 2 13 2 5
2 start EGY
2 done
sealed 0 show VOG ; 1 show D1 ; 2 show D4
turn 8 0 13 2 13
0 done
turn 9 1 13 2 13
1 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 5
turn 10 2 10 2 8
2 done
2 bid 3
0 bid 4
2 bid 5
0 bid 6
2 bid 7
0 pass
turn 11 0 10 2 5
0 play SUR on 2
0 play VOG
0 done
0 bid 3
2 bid 4
0 bid 5
turn 12 1 5 2 5
1 done
1 bid 1
2 bid 2
0 bid 3
2 bid 4
0 pass
turn 13 2 5 2 1
2 play CAF on 0
2 done
sealed 0 show C1 ; 1 show C3 ; 2 show C3
turn 14 0 5 2 1
0 start EGY
0 done
sealed 0 show GRE ; 1 show ORA ; 2 show C4
turn 15 1 5 2 1
1 done
turn 16 2 5 2 1
2 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0
turn 17 0 3 1 1
0 lay C1
0 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0
turn 18 1 2 0 1
1 start MOI
1 done
turn 19 2 2 0 1
2 done
turn 20 0 2 0 5
0 play BLO
0 done
0 bid 3
2 bid 4
0 pass
turn 21 1 6 0 1
1 done
1 bid 1
0 bid 2
turn 22 2 4 1 1
2 done
turn 23 0 4 1 5
0 lay C2
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0
turn 24 1 3 1 5
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 25 2 2 1 4
2 play CAF on 0
2 play CAF on 1
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 26 0 1 0 7
0 done
sealed 0 show D3 ; 1 show D2 ; 2 show EGY
turn 27 1 1 0 7
1 done
2 bid 1
turn 28 2 1 0 6
2 done
turn 29 0 1 0 10
0 play SAN
0 done
turn 30 1 1 0 10
1 done
sealed 0 show D3 ; 1 show GRE ; 2 show C4
turn 31 2 7 0 10
2 play SUR on 0
2 play SUR on 1
2 done
2 bid 1
0 bid 4
2 bid 5
0 bid 6
2 bid 7
turn 32 0 7 0 7
0 play SAN
0 done
turn 33 1 7 0 7
1 done
2 bid 1
0 bid 4
2 bid 5
0 pass
turn 34 2 7 0 2
2 lay C1
2 done
sealed 0 show D4 ; 1 show D4 ; 2 show C2
turn 35 0 7 0 6
0 done
sealed 0 bid 1 ; 2 bid 1
turn 36 1 6 0 5
1 done
2 bid 1
0 bid 4
2 bid 5
0 bid 6
turn 37 2 0 0 5
2 lay C2
2 play SAN
2 done
turn 38 0 0 0 9
0 done
turn 39 1 4 0 9
1 done
sealed 0 show EGY ; 1 show D5 ; 2 show C2
turn 40 2 4 8 9
2 lay C3
2 play SUR on 0
2 done
turn 41 0 4 8 13
0 lay C3
0 done
turn 42 1 4 8 13
1 done
turn 43 2 4 9 13
2 lay C4
2 done
2 bid 3
0 pass
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 44 0 4 9 10
0 lay C6
0 lay C7
0 done
0 bid 1
1 bid 2
2 bid 3
0 pass
1 pass
turn 45 1 4 9 7
1 done
sealed 0 show EGY ; 1 show GRE ; 2 show D5
turn 46 2 4 10 15
2 lay C5
2 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 1
turn 47 0 2 10 18
0 lay C6
0 lay C4
0 play INC on 2
0 play PLU on 2
0 play CAF on 1
0 done
0 bid 1
1 bid 2
2 bid 3
0 bid 4
1 pass
2 bid 5
0 bid 6
2 bid 7
0 bid 8
2 bid 9
0 pass
turn 48 1 12 7 6
1 lay C6
1 lay C7
1 done
sealed 0 show D5 ; 1 show C3 ; 2 show D2
turn 49 2 23 7 6
2 lay C6
2 lay C7
2 play ORA on 0
2 done
turn 50 0 23 7 10
0 lay C4
0 play VOG
0 done
chance SAN D4 D3 C3 D2 INC VOG D4 D4 ORA D3 D1 CAF D4 CAF D5 C4 SAN BLO D3 D4 SUR GRE D2 D3 D2 D5 VOG D2 D4 D5 C2 CAF C1 SUR SAN VOG D5 PLU C3 EGY C3 D3 GRE EGY C2 C3 D2 C4 C4 SUR D3 D1 SUR EGY C4 GRE ORA C5
sealed 0 show GRE ; 1 show C5 ; 2 show C1
turn 51 1 35 3 6
1 done
1 pass
2 bid 1
0 bid 4
2 bid 5
0 bid 8
turn 52 2 27 3 6
2 lay C6
2 lay C3
tablee-record 1
game chicoree
rules 1
seats 5
option deck atelier
option first 0
option bonus 0
option auction turns
puzzle 1-6-231-3 3
kind turn done
difficulty 23
found 0
choice 0 0 46.37 0 3 done
for keeps-specials
choice 5.12 0.1 41.25 0 3 play CAF on 2
for stops seat=2 tokens=8
choice 6.4 0.1 39.97 0 3 play CAF on 0
for stops seat=0 tokens=10
choice 6.8 0.09 39.57 0 3 play CAF on 4
against hurts-more-later seat=4
for stops seat=4 tokens=5
choice 7.91 0.09 38.46 0 3 play CAF on 1
against hurts-more-later seat=1
for stops seat=1 tokens=1
steps
chance C6 MOI C3 D5 C1 C6 C3 JOK C5 SAN EGY JOK C2 D5 C7 VOG D4 C4 C5 D3 C5 C6 C1 C4 C3 GRE C2 D2 VOG C3 D3 C4 SUR D2 VOG BLO C4 D3 BLO C1 SAN C3 D3 C1 C5 BLO CAF C4 CAF JOK C4 C2 D5 C1 CAF D2 SUR D4 C2 C4 C6 MOI C1 C2 C1 D5 SUR CAF GRE D4 EGY D2 EGY SAN C3 C3 JOK C6 D3 C7 C2 C2 D2 D4 MOI C5 D4 GRE C4 C3 C5 SUR C4 EGY SUR GRE C7 D1 C5 D3 EGY D4 D1
turn 1 0 12 12 12 12 12
0 done
sealed 0 bid 4 ; 1 bid 5 ; 2 bid 3 ; 3 bid 3 ; 4 bid 0
turn 2 1 8 7 9 9 12
1 start MOI
1 done
sealed 0 show C6 ; 1 show C3
turn 3 2 8 7 9 9 12
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 7 ; 3 bid 8 ; 4 bid 0
turn 4 3 8 7 2 1 12
3 done
turn 5 4 8 7 2 1 12
4 done
turn 6 0 8 7 2 1 12
0 done
turn 7 1 8 7 2 1 12
1 done
sealed 0 show JOK ; 1 show C2 ; 2 show C1 ; 3 show C3 ; 4 show SAN
turn 8 2 8 8 2 1 12
2 done
turn 9 3 8 8 2 1 12
3 done
3 bid 1
4 bid 2
0 pass
1 bid 3
4 bid 4
1 pass
turn 10 4 8 8 2 1 8
4 done
sealed 0 show EGY ; 2 show VOG ; 3 show D4 ; 4 show C5
turn 11 0 8 8 2 8 8
0 done
sealed 0 bid 6 ; 1 bid 6 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 12 1 2 2 2 8 8
1 done
1 bid 3
3 pass
4 pass
turn 13 2 2 0 2 8 8
2 done
sealed 0 bid 0 ; 2 bid 2 ; 3 bid 5 ; 4 bid 1
turn 14 3 2 0 0 3 7
3 start GRE
3 done
sealed 0 show C5 ; 1 show C1 ; 2 show C3 ; 3 show C2 ; 4 show C5
turn 15 4 2 0 0 3 7
4 done
4 bid 1
0 bid 2
3 bid 3
4 bid 4
turn 16 0 2 0 0 3 3
0 done
0 bid 1
3 bid 2
4 pass
turn 17 1 2 0 0 1 3
1 done
sealed 0 show D3 ; 1 show SUR ; 2 show C7 ; 3 show C4 ; 4 show VOG
turn 18 2 7 1 0 1 3
2 done
turn 19 3 7 1 0 1 3
3 done
sealed 0 show C6 ; 1 show C4 ; 2 show VOG ; 3 show C4 ; 4 show C3
turn 20 4 7 1 0 3 3
4 done
4 bid 1
0 bid 4
turn 21 0 3 1 0 3 3
0 done
0 pass
1 bid 1
3 bid 2
4 bid 3
turn 22 1 3 1 0 3 0
1 done
1 bid 1
3 bid 2
0 bid 3
turn 23 2 0 2 0 3 0
2 play BLO
2 play BLO
2 done
turn 24 3 0 2 0 3 0
3 done
3 pass
1 bid 1
turn 25 4 0 1 0 5 0
4 play BLO
4 done
sealed 0 show C1 ; 1 show D3 ; 2 show CAF ; 3 show C4 ; 4 show D5
turn 26 0 0 1 0 5 10
0 play SAN
0 done
1 pass
3 bid 1
4 pass
turn 27 1 0 1 0 4 10
1 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 6
turn 28 2 0 1 0 3 4
2 done
3 bid 3
4 pass
turn 29 3 0 1 0 0 4
3 done
sealed 0 show D4 ; 1 show C2 ; 2 show CAF ; 3 show C2 ; 4 show CAF
turn 30 4 9 1 0 2 4
4 start MOI
4 done
turn 31 0 9 1 0 2 4
0 done
sealed 0 show SUR ; 1 show C6 ; 2 show C1 ; 3 show C1 ; 4 show SUR
turn 32 1 9 1 0 2 4
1 done
sealed 0 show C2 ; 1 show EGY ; 2 show C5 ; 3 show C4 ; 4 show CAF
turn 33 2 9 2 0 2 4
2 done
turn 34 3 9 2 0 2 4
3 done
3 bid 1
4 pass
0 bid 4
turn 35 4 5 2 0 4 4
4 lay C1
4 done
sealed 0 bid 4 ; 1 bid 0 ; 3 bid 0 ; 4 bid 1
turn 36 0 1 2 0 4 4
0 start GRE
0 done
sealed 0 bid 0 ; 1 bid 2 ; 3 bid 4 ; 4 bid 1
turn 37 1 1 0 0 0 3
1 done
1 bid 1
4 bid 2
turn 38 2 1 1 0 0 1
2 start EGY
2 play SAN
2 done
4 bid 1
turn 39 3 1 1 0 0 0
3 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1
turn 40 4 0 0 0 1 0
4 lay C2
4 done
4 bid 1
turn 41 0 0 0 0 1 0
0 lay C1
0 done
turn 42 1 2 0 0 1 0
1 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1
turn 43 2 1 0 0 0 0
2 done
sealed 0 bid 1 ; 2 bid 2
turn 44 3 0 0 2 0 0
3 done
sealed 0 show D3 ; 1 show EGY ; 2 show D2 D4 ; 3 show GRE ; 4 show C3
turn 45 4 0 0 12 2 0
4 lay C3
4 done
sealed 0 show SUR ; 1 show C2 ; 2 show GRE ; 3 show D4 ; 4 show C5
turn 46 0 0 0 12 9 1
0 done
sealed 0 show EGY ; 1 show C4 ; 2 show MOI ; 3 show C7 ; 4 show C4
turn 47 1 2 0 12 9 1
1 done
chance D2 CAF CAF CAF C4 D5 C2 VOG SUR D2 C3 C5 SUR C6 GRE C4 BLO BLO C5 D4 C6 MOI GRE C5 C2 D2 VOG SUR C4 SAN SAN C4 C1 C7 C7 D4 C4 C3 D5 D5 D4 SUR C2 C3 C2 EGY D4 D3 EGY C3 C1 C4 D2 SAN EGY D3 D5 C4 D3 C2 C1 D3 D3 BLO D1 C1 C5 VOG C5 EGY D3 C3 D4 CAF D4 C1 C2 JOK C6 D2
sealed 0 show C3 ; 1 show D1 ; 2 show SUR ; 3 show C3 ; 4 show C5
turn 48 2 2 4 12 9 1
2 done
turn 49 3 2 4 16 9 1
3 done
3 bid 1
0 bid 2
1 pass
2 bid 5
3 bid 6
2 pass
turn 50 4 2 4 16 5 1
4 lay C4
4 done
4 pass
0 bid 1
1 pass
2 bid 2
3 bid 3
2 bid 4
3 bid 5
2 bid 6
turn 51 0 2 4 10 5 2
0 lay C6
0 done
turn 52 1 4 4 10 5 2
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
1 pass
2 bid 4
3 pass
turn 53 2 4 5 6 5 2
2 lay JOK as 6
2 done
turn 54 3 4 5 10 5 2
3 lay C6
3 lay C7
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 55 4 4 5 9 6 2
4 lay JOK as 6
4 done
turn 56 0 4 5 9 6 3
0 play SUR on 4
0 play VOG
0 play BLO
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 57 1 9 4 7 4 2
1 done
1 pass
2 bid 3
3 pass
0 pass
turn 58 2 9 5 4 4 2
2 done
turn 59 3 8 4 12 3 1
4 sell C4
3 bid 3
0 bid 4
2 pass
3 pass
3 lay C6
3 done
3 bid 3
2 bid 4
3 bid 5
2 pass
turn 60 4 1 1 9 12 2
4 play BLO
4 play SAN
4 play SAN
4 done
4 pass
0 pass
1 pass
2 bid 1
3 bid 2
2 bid 3
3 pass
turn 61 0 1 1 6 12 2
0 lay C6
0 done
sealed 0 show D4 ; 1 show D2 ; 2 show D2 ; 3 show GRE ; 4 show C1
turn 62 1 20 0 5 11 1
1 done
sealed 0 show GRE ; 1 show D5 ; 2 show C2 ; 3 show C4 ; 4 show C7
turn 63 2 20 10 5 11 1
2 done
2 bid 3
3 bid 6
0 bid 7
1 pass
2 pass
3 pass
turn 64 3 12 9 13 10 0
4 sell C7
sealed 0 bid 7 ; 1 bid 0 ; 2 bid 6 ; 3 bid 7
3 done
3 bid 1
4 pass
1 pass
2 pass
turn 65 4 1 5 3 20 16
4 done
sealed 0 show MOI ; 1 show C5 ; 2 show C4 ; 3 show C7 ; 4 show EGY
turn 66 0 1 5 3 20 16
0 lay C2
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0
turn 67 1 10 3 1 17 14
1 done
1 pass
2 pass
3 bid 1
4 pass
0 bid 4
3 bid 5
0 pass
turn 68 2 10 4 1 12 14
2 play CAF on 3
2 done
sealed 0 show D3 ; 1 show C3 ; 2 show C4 ; 3 show SUR ; 4 show D4 D5
turn 69 3 9 3 9 11 27
3 lay C1
tablee-record 1
game chicoree
rules 1
seats 2
option deck atelier
option first 0
option bonus 0
option auction turns
puzzle 1-21-105-1 1
kind turn pass
difficulty 27
found 0
choice 0 0 68.14 0 2.1 pass
for keeps-tokens tokens=10
choice 17.74 0.58 50.39 -0.02 2.12 bid 1
for worth-it worth=3 price=1 tokens=9 due=1
choice 24.09 0.6 44.05 0.1 2 bid 2
for worth-it worth=3 price=2 tokens=8 due=1
choice 29.64 0.58 38.49 0.1 2 bid 3
for worth-it worth=3 price=3 tokens=7 due=1
choice 31.78 0.57 36.36 0.1 2 bid 4
against too-dear price=4 worth=3
for leaves price=4 tokens=6 due=1
choice 33.61 0.56 34.53 0.1 2 bid 5
against too-dear price=5 worth=3
for leaves price=5 tokens=5 due=1
choice 34.45 0.56 33.69 0.1 2 bid 6
against too-dear price=6 worth=3
against leaves-little tokens=4 due=1
choice 35.47 0.55 32.66 0.1 2 bid 7
against too-dear price=7 worth=3
against leaves-little tokens=3 due=1
choice 38.18 0.56 29.95 0.1 2 bid 8
against too-dear price=8 worth=3
against leaves-little tokens=2 due=1
choice 39.19 0.55 28.95 0.1 2 bid 9
against too-dear price=9 worth=3
against leaves-little tokens=1 due=1
choice 40.2 0.55 27.93 0.1 2 bid 10
against too-dear price=10 worth=3
against leaves-little tokens=0 due=1
steps
chance D5 C2 GRE C5 BLO C2 SUR D5 D4 C1 C6 EGY MOI C1 C1 D2 D4 C4 C2 C3 C2 C2 C3 C5 EGY D3 EGY C5 SAN C7 D3 C4 D3 SUR D2 C1 JOK VOG C1 C4 MOI C3 D2 C3 SAN VOG CAF JOK C3 CAF C4 C7 C4 EGY C3 D3 JOK C2 C7 C5 D1 SUR D4 VOG C1 SUR GRE C6 EGY BLO D4 C4 D3 MOI D1 C6 SAN C1 C5 C5 D3 GRE C4 C6 BLO D5 GRE SUR JOK D2 D2 C4 C3 C5 CAF C4 D4 C2 C3 D5 C6 D4 CAF
turn 1 0 12 12
0 done
0 bid 1
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 bid 8
0 pass
turn 2 1 12 4
1 done
1 bid 1
0 pass
turn 3 0 12 3
0 done
0 bid 1
1 bid 2
0 bid 3
turn 4 1 9 3
1 start GRE
1 done
sealed 0 show D5 ; 1 show SUR
turn 5 0 19 3
0 play BLO
0 done
sealed 0 bid 1 ; 1 bid 0
turn 6 1 18 3
1 done
1 bid 1
0 bid 4
1 bid 5
0 bid 6
turn 7 0 12 5
0 start EGY
0 done
sealed 0 show D4 ; 1 show MOI
turn 8 1 18 5
1 done
1 bid 1
0 bid 2
1 bid 5
0 bid 6
1 bid 7
0 bid 8
turn 9 0 10 7
0 lay C1
0 done
0 bid 1
1 bid 2
0 bid 5
1 bid 6
0 bid 7
turn 10 1 7 7
1 done
1 bid 1
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 11 0 3 9
0 lay C2
0 done
0 bid 1
1 bid 4
0 bid 5
1 pass
turn 12 1 2 9
1 done
sealed 0 show C1 ; 1 show D4
turn 13 0 2 18
0 lay C3
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
turn 14 1 6 12
1 done
sealed 0 bid 6 ; 1 bid 6
turn 15 0 0 8
0 lay C4
0 done
0 bid 3
1 bid 4
turn 16 1 4 4
1 done
turn 17 0 4 6
0 lay C5
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
turn 18 1 1 6
1 play SUR on 0
1 done
turn 19 0 1 8
0 lay C6
0 done
0 pass
1 bid 1
turn 20 1 1 7
1 lay JOK as 6
1 lay C7
1 play VOG
1 done
1 bid 1
turn 21 0 1 8
0 done
turn 22 1 1 8
0 sell D2
1 pass
0 sell D3
1 pass
0 sell C1
1 pass
0 sell C1
1 pass
0 sell C1
1 pass
0 sell VOG
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 1-13-671-2 2
kind turn done
difficulty 28
found 0
choice 0 0 38.95 0 6 done
for keeps-specials
choice 19.05 0.71 19.91 0.4 5.6 play INC on 1
for destroys seat=1 number=3
choice 22.81 0.67 16.14 0.44 5.57 play MAL on 1
for destroys seat=1 number=4
choice 25.11 0.65 13.85 0.42 5.58 play INC on 4
for destroys seat=4 number=3
steps
chance EGY C4 C1 C4 INC EGY C6 C1 BLO MAL CAF D2 BLO C7 C1 C2 C4 SAN C4 D5 JOK SUR SUR C4 CAF C7 INC C6 C2 SAN C5 PLU JOK VOG MAL C1 C5 D3 C3 D4 D4 C3 ORA C3 EGY MOI D3 D5 D3 C2 D4 C6 C3 SUR C2 CAF C3 EGY C6 D2 D2 D3 GRE C5 VOG C4 C5 GRE C2 C3 C6 ORA C4 C4 C4 D1 C1 C5 C5 C2 C3 EGY SUR C2 D4 D1 GRE D3 C1 MOI D2 D2 C7 C3 C1 C5 BLO D4 D4 GRE CAF D5 PLU SAN MOI D3 SUR INC D5 VOG
turn 1 1 12 12 12 12 12 12
1 done
1 bid 1
2 bid 2
3 pass
4 bid 3
5 pass
0 bid 4
1 pass
2 pass
4 pass
turn 2 2 8 12 12 12 12 12
2 done
2 pass
3 bid 3
4 bid 4
5 pass
0 pass
1 pass
3 pass
turn 3 3 8 12 12 12 8 12
3 done
sealed 0 bid 7 ; 1 bid 0 ; 2 bid 9 ; 3 bid 8 ; 4 bid 0 ; 5 bid 9
turn 4 4 1 12 3 4 8 3
4 done
4 bid 1
5 pass
1 bid 2
2 pass
3 bid 3
4 pass
1 pass
turn 5 5 1 12 3 1 8 3
5 start EGY
5 done
turn 6 0 1 12 3 1 8 3
0 done
sealed 0 show CAF ; 1 show EGY ; 2 show C1 ; 3 show INC ; 4 show C4 ; 5 show MAL
turn 7 1 1 12 3 1 8 3
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 3 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 8 2 0 11 0 1 8 3
2 done
3 pass
4 bid 1
5 bid 2
1 bid 3
4 pass
turn 9 3 0 8 0 1 8 3
3 done
turn 10 4 0 8 0 1 8 3
4 done
sealed 0 show C4 ; 1 show C2 ; 2 show C1 ; 3 show SAN ; 4 show C4 ; 5 show BLO
turn 11 5 0 8 0 1 8 3
5 done
turn 12 0 0 8 0 1 8 7
0 done
1 bid 1
4 bid 2
5 bid 3
1 bid 4
4 pass
5 pass
turn 13 1 0 4 0 1 8 7
1 play BLO
1 done
sealed 1 bid 2 ; 3 bid 0 ; 4 bid 1 ; 5 bid 5
turn 14 2 0 2 0 1 7 2
2 done
turn 15 3 0 2 0 1 7 2
3 done
turn 16 4 0 2 0 1 7 2
4 done
turn 17 5 0 2 0 1 7 2
5 done
5 bid 3
4 pass
turn 18 0 0 2 0 1 7 3
0 done
sealed 0 show SUR ; 1 show INC ; 2 show C2 ; 3 show PLU ; 4 show VOG ; 5 show MAL
turn 19 1 0 2 0 1 7 3
1 done
sealed 0 show C5 ; 1 show CAF ; 2 show SAN ; 3 show C1 ; 4 show JOK ; 5 show SUR
turn 20 2 0 2 0 1 7 3
2 done
3 pass
4 bid 1
5 bid 2
4 bid 3
turn 21 3 0 2 0 1 4 3
3 done
3 pass
4 bid 1
5 bid 2
4 pass
turn 22 4 0 2 0 1 4 1
4 done
sealed 1 bid 2 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 23 5 0 0 0 1 4 1
5 lay C1
5 done
sealed 1 show C3 ; 2 show D4 ; 3 show ORA ; 4 show C3 ; 5 show D3
turn 24 0 0 0 12 1 4 5
0 done
2 bid 1
4 bid 2
5 bid 3
2 bid 4
5 pass
turn 25 1 0 0 8 1 4 5
1 start MOI
1 done
sealed 2 bid 4 ; 3 bid 0 ; 4 bid 4 ; 5 bid 0
turn 26 2 0 0 4 1 0 5
2 done
turn 27 3 0 0 4 1 0 5
3 done
turn 28 4 0 0 4 1 0 5
4 start EGY
4 done
sealed 2 bid 1 ; 3 bid 0 ; 5 bid 4
turn 29 5 0 0 3 1 0 1
5 done
sealed 0 show D3 ; 1 show D4 ; 2 show SUR ; 3 show CAF ; 4 show C3 ; 5 show EGY
turn 30 0 0 9 3 1 0 5
0 done
sealed 0 show D2 ; 1 show C4 ; 2 show C2 ; 3 show C2 ; 4 show C6 ; 5 show C3
turn 31 1 5 9 3 1 0 5
1 done
1 bid 1
2 bid 2
5 pass
0 bid 3
1 bid 4
0 pass
turn 32 2 5 6 3 1 0 5
2 done
2 pass
3 pass
5 pass
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 33 3 5 2 3 1 0 5
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 2 ; 3 bid 0 ; 5 bid 0
turn 34 4 5 2 1 1 0 5
4 done
4 bid 1
5 bid 2
0 bid 3
4 bid 4
5 pass
0 pass
turn 35 5 5 2 1 1 0 5
5 done
turn 36 0 5 2 1 1 0 9
0 done
0 bid 1
1 pass
5 bid 2
0 pass
turn 37 1 5 2 1 1 0 7
1 done
sealed 0 show C4 ; 1 show GRE ; 2 show VOG ; 3 show C5 ; 4 show C2 ; 5 show ORA
turn 38 2 5 3 1 1 0 7
2 start GRE
2 done
2 bid 1
5 pass
0 bid 2
1 pass
turn 39 3 3 3 1 1 0 7
3 done
3 pass
5 bid 3
turn 40 4 3 3 1 1 0 4
4 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 3
turn 41 5 0 3 1 1 4 1
5 lay C2
5 done
5 bid 1
1 bid 2
4 bid 3
5 pass
turn 42 0 0 3 1 1 1 5
0 done
sealed 0 show D4 ; 1 show C4 ; 2 show C1 ; 3 show C5 ; 4 show C3 ; 5 show EGY
turn 43 1 5 3 1 1 1 5
1 done
sealed 0 show C5 ; 1 show GRE ; 2 show C3 ; 3 show C5 ; 4 show C2 ; 5 show SUR
turn 44 2 5 4 1 1 1 5
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 45 3 5 4 3 1 1 5
3 done
sealed 1 show C5 ; 2 show C1 ; 3 show D2 ; 4 show C3 ; 5 show C6
turn 46 4 5 4 3 5 1 5
4 done
4 bid 1
5 bid 4
0 pass
3 pass
4 pass
turn 47 5 5 4 3 5 5 1
5 lay C3
5 done
5 bid 1
0 bid 2
1 bid 3
3 pass
4 bid 4
5 bid 5
turn 48 0 5 4 3 5 5 0
0 done
sealed 0 show BLO ; 1 show C4 ; 2 show C6 ; 3 show C4 ; 4 show C7 ; 5 show C1
turn 49 1 5 4 3 5 5 0
1 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0 ; 3 bid 5 ; 4 bid 0
turn 50 2 0 5 3 0 5 0
2 done
sealed 1 show D4 ; 2 show CAF ; 3 show GRE ; 5 show C6
turn 51 3 0 14 5 0 5 0
3 done
turn 52 4 0 14 5 0 5 0
4 done
sealed 1 show C7 ; 2 show C7 ; 3 show PLU ; 4 show MOI ; 5 show JOK
turn 53 5 0 14 5 0 9 0
5 lay C4
5 done
turn 54 0 0 14 5 0 9 4
0 done
turn 55 1 0 14 5 0 9 4
1 done
chance C6 C4 MOI D2 SUR SUR C1 C2 MOI C1 INC INC C5 D3 VOG C2 MAL C1 C3 D4 C2 C5 C3 C2 C2 C7 D5 JOK C5 D4 D3 PLU D5 C7 C3 BLO D2 D2 C7 C2 C4 BLO CAF C1 C4 D3 C3 C5 ORA EGY D4 C4 C5 MAL D1 SAN C6 C3 C1 CAF GRE CAF D3 SAN D4 VOG GRE C6 D2 C3 C5 C4 C4 D3 EGY D4 D1 ORA JOK C1 D5 D3 SUR CAF C4 BLO EGY PLU D4 C6 C3 GRE SUR C4 D2
1 bid 1
2 pass
4 bid 2
5 pass
1 bid 3
4 bid 4
1 pass
turn 56 2 0 15 5 0 5 4
2 done
sealed 0 show D5 ; 1 show C6 ; 2 show MOI ; 3 show SAN ; 4 show C4 ; 5 show INC
turn 57 3 7 15 7 0 5 4
3 done
turn 58 4 7 15 7 0 5 4
4 done
4 bid 1
5 bid 4
0 pass
1 pass
2 pass
4 pass
turn 59 5 7 15 7 0 9 0
5 lay C6
5 lay C5
5 done
5 bid 3
0 pass
1 pass
2 bid 4
4 pass
turn 60 0 7 15 3 0 9 4
0 play VOG
0 play INC on 5
0 done
sealed 0 show INC ; 2 show C1 ; 3 show SUR ; 4 show C1 ; 5 show MOI
turn 61 1 7 15 3 0 9 4
1 done
1 bid 1
2 pass
4 bid 2
5 bid 3
0 pass
1 pass
4 pass
turn 62 2 7 16 3 0 9 1
2 done
2 pass
4 bid 1
0 pass
1 bid 2
4 bid 3
1 pass
turn 63 3 7 16 5 0 6 1
3 play SUR on 5
3 done
sealed 0 show C5 ; 1 show VOG ; 2 show MAL ; 3 show C3 ; 4 show C1 ; 5 show C2
turn 64 4 7 16 5 0 6 1
4 done
4 bid 1
0 bid 2
1 bid 3
2 pass
4 bid 4
0 pass
1 pass
turn 65 5 7 16 5 0 6 1
5 done
5 bid 1
0 bid 2
1 bid 3
2 pass
4 pass
0 pass
turn 66 0 7 13 5 0 6 1
0 done
sealed 0 bid 2 ; 1 bid 2 ; 2 bid 0 ; 4 bid 1 ; 5 bid 0
turn 67 1 5 11 5 0 5 1
1 done
turn 68 2 5 12 5 0 5 1
2 done
sealed 0 show C2 ; 1 show D5 ; 2 show C5 ; 4 show C2 ; 5 show C2
turn 69 3 5 21 7 0 5 1
3 done
turn 70 4 5 21 7 0 5 1
4 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 0 ; 4 bid 3 ; 5 bid 0
turn 71 5 5 19 7 0 6 1
5 lay C3
5 done
turn 72 0 5 19 7 0 6 1
0 done
sealed 0 show D2 ; 1 show C2 ; 3 show D3 ; 4 show D5 ; 5 show C3
turn 73 1 5 19 7 0 18 1
1 done
1 bid 1
2 pass
4 bid 2
0 pass
1 bid 3
4 pass
turn 74 2 5 17 7 0 18 1
2 done
turn 75 3 5 17 9 0 18 1
3 done
4 bid 1
0 pass
1 bid 2
2 bid 3
4 pass
1 pass
turn 76 4 5 17 6 0 18 1
4 done
sealed 0 show C7 ; 1 show C2 ; 2 show BLO ; 3 show PLU ; 4 show C5 ; 5 show SUR
turn 77 5 5 17 6 0 22 1
3 sell CAF
5 bid 3
0 pass
1 pass
2 bid 4
4 pass
5 bid 5
5 play BLO
5 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 78 0 4 16 4 3 21 4
0 done
0 pass
1 bid 1
2 bid 2
3 pass
4 pass
5 bid 3
1 bid 4
turn 79 1 4 12 4 3 21 4
1 done
turn 80 2 4 13 4 3 21 4
2 lay C1
2 done
turn 81 3 4 13 6 3 21 4
3 done
3 bid 1
4 bid 2
5 bid 3
0 pass
1 bid 4
2 pass
4 pass
turn 82 4 4 9 6 3 21 4
4 done
turn 83 5 4 9 6 3 25 4
5 done
turn 84 0 3 8 5 2 24 13
0 done
turn 85 1 3 8 5 2 24 13
1 play MAL on 5
1 done
turn 86 2 3 9 5 2 24 13
2 play SAN
2 done
2 bid 1
3 pass
4 bid 2
5 pass
0 pass
1 pass
2 bid 3
4 bid 4
2 pass
turn 87 3 3 9 7 2 20 13
3 done
3 bid 1
4 pass
5 bid 2
0 pass
1 pass
2 bid 5
5 pass
turn 88 4 3 9 2 2 20 13
4 lay C1
4 play CAF on 5
4 done
sealed 0 show D3 D4 ; 1 show D4 ; 2 show D1 ; 3 show C5 ; 4 show C4 ; 5 show EGY
turn 89 5 18 9 2 2 24 13
5 done
sealed 0 show SAN ; 1 show VOG ; 2 show D2 ; 3 show C6 ; 4 show C3 ; 5 show EGY
turn 90 0 18 9 8 2 24 13
0 done
turn 91 1 18 9 8 2 24 13
1 done
1 bid 1
2 bid 4
4 pass
5 bid 5
0 pass
1 pass
2 pass
turn 92 2 18 10 8 2 24 8
2 lay C6
2 done
sealed 0 show D1 ; 1 show C3 ; 2 show D5 ; 4 show C4 ; 5 show GRE
turn 93 3 18 10 19 2 24 8
3 done
turn 94 4 18 10 19 2 24 8
4 done
turn 95 5 18 10 19 2 28 8
5 done
turn 96 0 18 10 19 2 28 8
0 done
sealed 0 bid 0 ; 1 bid 3 ; 2 bid 2 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 97 1 18 7 17 2 28 8
1 lay C6
1 lay C7
1 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 3 ; 3 bid 0 ; 4 bid 0 ; 5 bid 3
turn 98 2 15 8 14 2 28 5
2 done
2 bid 1
4 pass
5 pass
0 pass
1 pass
turn 99 3 14 7 20 1 27 4
3 play CAF on 5
3 done
chance C5 VOG C6 D2 BLO C2 MAL C5 C2 MOI D2 MAL C6 C2 D2 D1 C3 C2 MOI BLO VOG INC VOG C4 D5 C1 D3 C5 C1 D4 SAN SAN C4 D5 GRE SAN D3 D5 D5 INC C4 C3 C5 D4 SUR D2 INC D3 C3 D4 PLU D1 C3 D4 EGY C4 C1 SUR C2 CAF D3 C3 SUR D3 C7 D4 EGY D3 C2
3 pass
4 bid 1
5 pass
0 pass
1 pass
2 bid 2
4 bid 3
2 bid 4
4 pass
turn 100 4 14 7 16 1 27 4
4 play BLO
4 play VOG
4 play BLO
4 done
4 pass
5 pass
0 bid 1
1 bid 2
2 bid 3
0 pass
1 pass
turn 101 5 14 7 13 1 31 4
5 play CAF on 2
5 play CAF on 1
5 done
sealed 0 show D4 ; 1 show JOK ; 2 show GRE ; 3 show D2 ; 4 show D2 ; 5 show EGY
turn 102 0 24 7 13 1 31 4
0 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1 ; 3 bid 0 ; 4 bid 3 ; 5 bid 1
turn 103 1 22 6 12 1 28 3
1 done
sealed 0 show MAL ; 1 show JOK ; 2 show GRE ; 3 show SUR ; 4 show MAL ; 5 show MOI
turn 104 2 22 6 12 1 28 3
2 lay C2
2 done
2 bid 1
4 bid 2
5 bid 3
0 bid 4
1 pass
2 bid 5
4 bid 6
0 pass
2 pass
turn 105 3 22 6 12 1 22 3
3 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 106 4 13 6 12 1 22 3
4 lay C6
4 lay C6
4 lay C7
4 done
turn 107 5 13 6 12 1 26 3
5 done
turn 108 0 13 6 12 1 26 3
0 start MOI
0 done
sealed 0 show ORA ; 1 show C2 ; 2 show D1 ; 3 show C2 ; 4 show VOG ; 5 show C1
turn 109 1 13 6 12 1 26 3
1 done
sealed 0 show C4 ; 1 show C1 ; 2 show C4 ; 4 show BLO ; 5 show C5
turn 110 2 13 6 12 1 26 3
2 play SUR on 5
2 done
2 bid 1
4 pass
5 pass
0 pass
1 pass
turn 111 3 13 6 11 1 26 3
3 done
turn 112 4 13 6 11 1 26 3
5 sell PLU
4 bid 1
0 pass
1 pass
2 bid 2
4 pass
3 sell SAN
4 bid 1
0 pass
1 pass
2 pass
3 sell D4
4 bid 1
0 pass
1 pass
2 pass
4 lay C2
4 play SAN
4 play SAN
4 done
sealed 1 show C3 ; 2 show C1 ; 4 show D4 D5 ; 5 show C3
turn 113 5 9 2 5 x 59 1
5 play VOG
5 done
5 pass
0 pass
1 pass
2 pass
4 pass
turn 114 0 9 2 5 x 59 1
0 done
0 pass
1 pass
2 pass
4 pass
5 pass
turn 115 1 10 2 5 x 59 1
5 sell D5
1 bid 1
2 pass
4 bid 2
0 pass
1 bid 3
4 pass
1 done
turn 116 2 7 12 2 x 56 1
2 done
turn 117 4 6 11 8 x 55 0
5 sell ORA
4 bid 1
0 pass
1 bid 2
2 pass
4 pass
5 sell INC
4 bid 1
0 pass
1 bid 2
2 pass
4 pass
4 lay C3
4 play SAN
4 done
turn 118 5 2 3 4 x 75 0
5 done
0 pass
1 pass
2 pass
4 pass
turn 119 0 2 3 4 x 75 0
0 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 4 bid 0
turn 120 1 3 3 4 x 75 0
5 sell D5
1 bid 1
4 bid 2
0 pass
1 bid 3
4 pass
1 play SUR on 4
1 play INC on 4
1 done
1 bid 1
4 pass
turn 121 2 0 12 1 x 72 0
5 sell INC
2 pass
4 bid 1
1 bid 2
4 pass
0 sell D4
2 pass
4 bid 1
1 bid 2
4 pass
2 done
2 bid 1
4 pass
1 bid 2
2 pass
turn 122 4 1 5 7 x 71 1
4 lay C3
4 done
sealed 0 show C3 ; 1 show D4 D4 D5 D5 ; 2 show C5 ; 4 show GRE ; 5 show D1
turn 123 5 1 27 7 x 71 1
5 done
turn 124 0 0 26 6 x 70 9
0 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 2 ; 4 bid 0 ; 5 bid 2
turn 125 1 1 26 4 x 70 7
0 sell D3
1 bid 1
4 bid 2
5 pass
1 pass
1 lay C1
1 play INC on 4
1 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 0 ; 5 bid 0
turn 126 2 0 39 1 x 65 4
2 lay C7
2 done
2 bid 1
4 pass
5 pass
1 pass
turn 127 4 x 38 5 x 64 3
4 play CAF on 2
4 done
chance C5 D2 INC GRE D4 C1 EGY VOG D5 SAN MOI D4 D4 D3 C3 D4 D3 C3 C3 C3 EGY D2 C1 BLO BLO SUR CAF C5 C3 VOG D5 C1 C4 CAF C2 D5 C5 D1 BLO JOK MAL D3 SUR EGY D2 ORA SAN C3 C4 JOK INC C2 SAN GRE C4 GRE D2 MOI D5 CAF D1 MAL VOG
sealed 1 show D4 ; 2 show D2 ; 4 show C5 ; 5 show C3
turn 128 5 x 46 5 x 64 3
5 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 0 ; 5 bid 1
turn 129 1 x 45 4 x 63 9
1 lay C2
1 done
1 pass
2 pass
4 pass
5 pass
turn 130 2 x 55 1 x 60 6
2 done
turn 131 4 x 55 1 x 60 6
2 sell C5
4 pass
5 pass
1 pass
2 sell SUR
4 bid 1
5 pass
1 bid 2
4 pass
2 sell INC
4 bid 1
5 pass
1 bid 2
4 pass
4 done
turn 132 5 x 47 1 x 76 2
5 play SUR on 1
5 done
sealed 1 show C4 ; 2 show D3 ; 4 show D3 D3 D4 D5 ; 5 show GRE
turn 133 1 x 46 0 x 97 9
1 play SUR on 4
1 play INC on 5
1 done
sealed 1 show ORA ; 2 show EGY ; 4 show C4 ; 5 show MOI
turn 134 2 x 46 0 x 97 9
2 play VOG
2 done
4 bid 1
5 pass
1 bid 2
4 bid 3
1 bid 4
4 bid 5
1 bid 6
4 bid 7
1 bid 8
4 bid 9
1 bid 10
4 bid 11
1 bid 12
4 bid 13
1 bid 14
4 bid 15
1 pass
turn 135 4 x 46 0 x 82 9
4 lay C3
4 play SAN
4 done
sealed 1 show D4 ; 2 show D4 ; 4 show EGY ; 5 show INC
turn 136 5 x 46 10 x 82 9
5 done
turn 137 1 x 45 9 x 81 16
1 done
turn 138 2 x 45 9 x 81 16
2 lay C3
2 done
2 bid 3
4 pass
5 bid 6
1 pass
2 bid 7
5 pass
turn 139 4 x 42 13 x 78 13
4 lay C4
4 done
turn 140 5 x 42 13 x 78 13
5 play BLO
5 done
turn 141 1 x 41 12 x 77 20
1 play BLO
1 play SUR on 4
1 done
sealed 1 show D4 D5 ; 2 show D3 ; 4 show C3 ; 5 show D5
turn 142 2 x 69 9 x 74 17
2 lay C4
2 play CAF on 5
2 play PLU on 4
2 done
turn 143 4 x 66 20 x 71 14
4 play VOG
4 play MAL on 2
4 done
sealed 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 144 5 x 66 19 x 71 13
5 play CAF on 2
5 done
turn 145 1 x 66 19 x 71 13
1 done
1 bid 1
2 bid 2
4 pass
5 bid 3
1 bid 4
2 bid 7
5 pass
1 bid 8
2 bid 9
1 bid 10
2 pass
turn 146 2 x 66 16 x 68 10
2 lay C4
2 play BLO
2 done
2 bid 1
4 pass
5 bid 2
1 pass
2 bid 3
5 bid 4
2 bid 5
5 pass
turn 147 4 x 66 11 x 68 10
4 play SUR on 1
4 play PLU on 2
4 done
sealed 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 2
turn 148 5 x 66 10 x 68 8
5 done
sealed 1 bid 0 ; 2 bid 2 ; 4 bid 0 ; 5 bid 3
turn 149 1 x 66 8 x 68 5
1 lay C3
1 play SAN
1 done
turn 150 2 x 66 8 x 68 5
2 lay JOK as 4
2 done
turn 151 4 x 66 8 x 68 5
4 play SAN
chance SAN BLO CAF PLU C1 BLO D4 D4 EGY C4 CAF D2 EGY D1 D3 C4 D5 D4 D3 D4 C3 INC D4 D5 SUR SUR D5 VOG C3 D3 C3 MOI SUR CAF SAN PLU C4 SUR ORA BLO D2 D2 C4 C5 INC D3 VOG D3 D4 C5 MAL GRE C4
4 play VOG
4 play BLO
4 play SAN
4 play BLO
4 play CAF on 2
4 play PLU on 2
4 done
turn 152 5 x 62 4 x 84 1
5 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 0 ; 5 bid 1
turn 153 1 x 61 3 x 83 7
1 lay C4
1 play CAF on 4
1 done
sealed 1 show MOI ; 2 show D1 ; 4 show EGY ; 5 show D2
turn 154 2 x 61 3 x 83 13
2 lay C4
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 5-73-413-3 3
kind turn play
difficulty 42
found 0
choice 0 0 42.81 0 4.81 play VOG
for draws-two
choice 6.19 0.49 36.62 -0.14 4.95 lay C6
for shop-pays
for completes-in turns=2
choice 9.05 0.48 33.75 -0.14 4.95 lay C4
for lays-next number=4
for completes-in turns=2
choice 9.29 0.52 33.51 0.04 4.77 done
for keeps-specials
steps
chance ORA C4 BLO CAF C6 C6 EGY D2 C3 C1 GRE CAF SUR D3 CAF MOI C6 C4 D3 MOI D1 C7 C5 C2 SAN D2 D4 SAN BLO C3 C5 D4 EGY C4 EGY D5 MOI C3 C1 C4 C4 C2 D2 C5 EGY D3 C4 C3 SUR INC C6 C3 INC D2 C5 C5 EGY D3 C1 INC CAF C5 D2 D3 D5 C1 JOK SAN SUR PLU C2 D4 C2 D4 C3 C2 C4 PLU C2 D1 SUR C4 D5 JOK GRE C1 GRE C2 GRE D3 C1 D4 MAL MAL VOG C7 BLO C4 D4 SUR C6 C5 ORA C3 D5 C3 VOG VOG C7 C1
turn 1 4 12 12 12 12 12
4 done
4 bid 3
0 bid 4
1 pass
2 pass
3 pass
4 pass
turn 2 0 8 12 12 12 12
0 done
turn 3 1 8 12 12 12 12
1 done
sealed 0 bid 5 ; 1 bid 6 ; 2 bid 8 ; 3 bid 6 ; 4 bid 10
turn 4 2 3 6 4 6 2
2 done
sealed 0 show CAF ; 1 show C6 ; 2 show EGY ; 4 show ORA
turn 5 3 3 6 4 6 2
3 done
3 pass
4 pass
0 bid 1
1 bid 2
2 pass
0 bid 3
1 pass
turn 6 4 0 6 4 6 2
4 done
turn 7 0 0 6 4 6 2
0 play BLO
0 done
sealed 1 bid 4 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0
turn 8 1 0 2 4 5 2
1 start MOI
1 done
1 pass
2 bid 1
3 pass
4 bid 2
2 pass
turn 9 2 0 2 4 5 0
2 done
sealed 1 bid 0 ; 2 bid 1 ; 3 bid 0
turn 10 3 0 2 3 5 0
3 done
sealed 1 bid 0 ; 2 bid 3 ; 3 bid 3
turn 11 4 0 2 0 2 0
4 start GRE
4 done
1 bid 1
3 pass
turn 12 0 0 1 0 2 0
0 done
sealed 0 show D3 ; 1 show C2 ; 2 show D3 ; 3 show D1 ; 4 show CAF
turn 13 1 9 1 9 2 0
1 done
turn 14 2 9 2 9 2 0
2 start MOI
2 done
2 bid 3
0 bid 4
2 pass
turn 15 3 5 2 9 2 0
3 done
sealed 0 show SUR ; 1 show D4 ; 2 show BLO ; 3 show C3 ; 4 show C5
turn 16 4 5 10 9 2 0
4 done
4 bid 1
0 pass
1 pass
2 pass
3 bid 2
turn 17 0 5 10 9 0 2
0 play SAN
0 done
0 bid 1
1 bid 2
2 bid 3
0 pass
1 bid 4
2 pass
turn 18 1 5 6 9 0 2
1 play SAN
1 done
1 bid 3
2 pass
0 pass
turn 19 2 5 4 9 0 2
2 done
2 bid 3
0 bid 4
2 pass
turn 20 3 1 4 10 0 2
3 done
sealed 0 show D5 ; 1 show C4 ; 2 show D2 ; 3 show C5 ; 4 show EGY
turn 21 4 11 4 10 0 2
4 done
4 bid 1
0 pass
1 pass
2 pass
turn 22 0 11 4 10 0 3
0 start EGY
0 done
turn 23 1 11 4 10 0 3
1 lay C1
1 done
1 bid 3
2 pass
0 pass
turn 24 2 11 2 10 0 3
2 done
sealed 0 show MOI ; 1 show C3 ; 2 show INC ; 3 show C4 ; 4 show C4
turn 25 3 11 2 11 0 3
3 start EGY
3 done
4 bid 3
0 pass
2 pass
turn 26 4 11 2 11 0 0
4 done
sealed 0 show INC ; 1 show C6 ; 3 show C5 ; 4 show EGY
turn 27 0 11 2 11 0 2
0 lay C1
0 done
turn 28 1 15 2 11 0 2
1 lay C2
1 done
1 bid 1
2 pass
4 bid 2
0 pass
1 bid 3
turn 29 2 15 0 11 0 2
2 done
sealed 0 show C1 ; 1 show CAF ; 2 show D2 ; 3 show C7 ; 4 show C3
turn 30 3 15 0 17 0 2
3 done
3 bid 3
0 pass
2 bid 6
turn 31 4 15 0 11 4 2
4 done
turn 32 0 15 0 11 4 4
0 done
turn 33 1 19 0 11 4 4
1 lay C3
1 done
sealed 0 show PLU ; 1 show C2 ; 2 show C1 ; 3 show D5 ; 4 show SAN
turn 34 2 19 1 11 13 4
2 done
sealed 0 show INC ; 1 show C5 ; 2 show C2 ; 4 show C5
turn 35 3 19 1 12 13 4
3 done
3 bid 3
4 bid 4
0 pass
2 pass
3 bid 5
turn 36 4 19 1 12 12 4
4 done
turn 37 0 19 1 12 12 6
0 done
sealed 0 show SUR ; 1 show C4 ; 3 show C2 ; 4 show C4
turn 38 1 23 1 12 12 6
1 done
1 bid 1
2 bid 4
3 pass
4 pass
0 pass
turn 39 2 23 2 8 12 6
2 done
turn 40 3 23 2 9 12 6
3 done
3 bid 3
4 bid 4
0 pass
2 bid 5
3 bid 6
2 bid 7
3 pass
turn 41 4 23 2 2 16 6
4 done
4 pass
0 pass
1 bid 1
2 pass
3 bid 4
turn 42 0 23 2 2 12 8
0 lay C2
0 done
sealed 0 show GRE ; 1 show SUR ; 2 show D5 ; 3 show GRE ; 4 show GRE
turn 43 1 27 2 10 12 8
1 done
sealed 0 show SUR ; 1 show C1 ; 2 show C1 ; 3 show C2 ; 4 show PLU
turn 44 2 27 3 10 12 8
2 done
turn 45 3 27 3 11 12 8
3 done
sealed 0 bid 8 ; 1 bid 0 ; 2 bid 9 ; 3 bid 11 ; 4 bid 5
turn 46 4 19 3 2 5 3
4 done
4 bid 3
0 pass
3 pass
turn 47 0 19 3 2 5 2
0 lay C3
0 done
turn 48 1 23 3 2 5 2
1 done
1 bid 3
3 pass
0 pass
turn 49 2 23 1 2 5 2
2 done
2 pass
3 bid 3
0 pass
turn 50 3 23 1 3 2 2
3 play VOG
3 done
turn 51 4 23 1 3 6 2
4 play BLO
4 done
chance MOI D3 PLU C3 CAF BLO D4 D4 D5 D4 D2 CAF SUR INC C2 CAF C5 C7 C2 ORA SUR D2 SAN C2 C4 GRE D3 BLO D2 C1 D5 D2 C2 PLU C5 C2 SAN C3 C1 EGY D3 D4 C6 D4 C4 C5 INC D5 SUR D3 D1 C4 D3 EGY EGY C1 C4 BLO GRE C3 C6 D2 VOG C5 GRE D1 D3 C5 C4 SUR C1 INC SAN
sealed 0 show D4 ; 1 show C6 ; 2 show MAL ; 3 show D5 ; 4 show MOI
turn 52 0 23 1 3 18 4
0 lay C4
0 done
0 bid 1
2 bid 2
3 bid 3
4 bid 4
0 pass
3 bid 5
turn 53 1 27 1 3 13 4
1 lay C6
1 done
turn 54 2 27 2 3 13 4
2 lay JOK as 6
2 done
sealed 0 show PLU ; 1 show CAF ; 2 show D4 ; 3 show C3 ; 4 show C4
turn 55 3 27 2 12 13 4
3 done
sealed 0 show SUR ; 1 show BLO ; 2 show MAL ; 3 show D5 ; 4 show C1
turn 56 4 27 2 12 26 4
4 lay C6
4 lay C7
4 done
turn 57 0 27 2 12 26 6
0 lay C5
0 play CAF on 4
0 done
turn 58 1 31 2 12 26 6
1 done
turn 59 2 30 7 11 25 5
2 done
sealed 0 bid 18 ; 1 bid 4 ; 2 bid 4 ; 3 bid 18 ; 4 bid 0
turn 60 3 11 2 12 6 4
3 done
turn 61 4 11 2 12 10 4
4 play CAF on 1
4 done
sealed 0 show INC ; 1 show C2 ; 2 show ORA ; 3 show C3 ; 4 show D2
turn 62 0 11 2 12 10 4
0 done
0 pass
1 pass
2 bid 1
3 bid 4
2 bid 5
3 bid 6
2 pass
turn 63 1 15 2 12 4 4
1 play CAF on 4
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1 ; 4 bid 1
turn 64 2 15 1 11 3 3
2 done
turn 65 3 14 0 16 2 2
3 done
3 bid 3
0 pass
2 bid 4
3 bid 5
2 bid 6
turn 66 4 14 0 10 6 2
4 play SUR on 2
4 done
sealed 0 show SUR ; 1 show GRE ; 2 show D3 ; 3 show D2 ; 4 show D5
turn 67 0 14 0 10 6 2
0 play SAN
0 done
0 pass
2 bid 1
3 bid 4
2 pass
turn 68 1 18 0 10 2 2
1 lay C4
1 done
2 bid 1
3 bid 2
0 pass
2 bid 3
turn 69 2 18 0 7 2 2
2 lay C1
2 play BLO
2 done
sealed 0 show C2 ; 1 show SAN ; 2 show D3 ; 3 show C2 ; 4 show C4
turn 70 3 18 0 7 2 2
3 play ORA on 1
3 play VOG
3 done
3 bid 3
0 pass
2 pass
turn 71 4 18 0 7 3 2
4 lay JOK as 1
4 done
sealed 0 show C5 ; 1 show C5 ; 2 show EGY ; 3 show D4 ; 4 show INC
turn 72 0 18 0 7 12 2
0 done
sealed 0 show PLU ; 2 show C1 ; 3 show C2
turn 73 1 22 0 7 12 2
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
1 pass
2 pass
turn 74 2 21 5 6 8 1
2 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 75 3 21 4 5 7 1
3 lay C6
3 lay C7
3 play VOG
3 done
turn 76 4 21 4 5 11 1
4 done
4 bid 1
0 pass
2 pass
3 bid 4
4 pass
turn 77 0 18 1 2 4 15
0 play SUR on 3
0 done
sealed 0 show C6 ; 1 show D1 ; 2 show D3 ; 3 show EGY ; 4 show GRE
turn 78 1 22 1 8 4 15
1 done
1 pass
2 pass
3 bid 1
4 bid 2
0 pass
3 bid 3
4 bid 4
turn 79 2 21 6 7 3 10
2 done
sealed 1 show VOG ; 2 show EGY ; 3 show C3 ; 4 show C5
turn 80 3 20 5 12 2 9
3 lay C1
3 done
3 pass
4 bid 3
0 pass
1 pass
2 bid 4
4 bid 5
2 pass
turn 81 4 20 5 12 2 4
3 sell C7
sealed 0 bid 10 ; 1 bid 0 ; 2 bid 0 ; 4 bid 0
4 done
turn 82 0 7 2 9 9 18
0 done
turn 83 1 11 2 9 9 18
1 done
chance C5 D2 INC D2 D4 BLO ORA D2 SUR SUR MOI D4 PLU D2 C4 CAF CAF GRE C1 PLU BLO C2 D3 GRE D3 D4 SAN C3 C2 C5 VOG D5 C2 D4 MAL EGY VOG CAF EGY C1 D5 VOG C3 CAF MAL C2 EGY D3 ORA C6 C4 D5 C6 C5 D1 SAN D4 C3 D5 D2 D4 D3 INC C4 D1 D3 SUR
1 bid 1
2 bid 2
3 pass
4 bid 3
0 pass
1 pass
2 bid 4
4 bid 5
2 pass
turn 84 2 10 7 8 8 12
2 done
turn 85 3 9 6 13 7 11
3 lay C2
3 play BLO
3 done
turn 86 4 9 6 13 7 11
4 done
turn 87 0 6 3 10 4 25
0 play INC on 1
0 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 2
turn 88 1 10 3 9 4 23
1 done
turn 89 2 9 8 8 3 22
2 done
2 bid 3
4 bid 4
0 pass
1 pass
2 bid 5
4 bid 6
2 pass
turn 90 3 8 7 13 2 15
3 lay C3
3 done
turn 91 4 5 4 10 18 12
4 done
4 bid 1
0 pass
2 pass
3 bid 2
4 bid 3
3 bid 4
4 bid 5
3 bid 6
4 bid 7
3 bid 8
4 bid 9
3 bid 10
4 bid 11
3 pass
turn 92 0 2 1 7 15 15
0 play SUR on 3
0 done
turn 93 1 6 1 7 15 15
1 done
sealed 0 show C1 ; 1 show D4 ; 2 show D2 ; 3 show D2 ; 4 show D2
turn 94 2 5 19 6 14 14
2 play INC on 3
2 done
sealed 0 show PLU ; 1 show C2 ; 2 show D2 ; 3 show D3 ; 4 show GRE
turn 95 3 4 18 11 13 13
3 lay C3
3 done
turn 96 4 4 18 11 13 13
4 done
4 bid 1
1 bid 4
2 pass
3 bid 5
4 bid 6
1 bid 7
3 pass
4 bid 8
1 pass
turn 97 0 1 15 8 10 19
0 play BLO
0 play VOG
0 done
turn 98 1 5 15 8 10 19
1 done
turn 99 2 4 20 7 9 18
2 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1 ; 4 bid 1
turn 100 3 3 18 11 7 16
3 lay C4
3 play ORA on 0
3 play CAF on 4
3 play BLO
3 done
3 pass
4 bid 3
1 bid 4
2 bid 7
4 pass
1 bid 8
2 pass
turn 101 4 3 10 11 7 16
4 lay C2
4 done
turn 102 0 3 10 11 7 16
0 play MAL on 3
0 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1 ; 4 bid 1
turn 103 1 7 9 10 6 15
1 lay C3
1 done
turn 104 2 6 14 9 5 14
2 play CAF on 3
2 done
2 bid 1
3 pass
4 bid 2
0 pass
1 bid 5
2 bid 8
4 bid 9
1 bid 10
2 pass
4 pass
turn 105 3 5 3 14 4 13
3 lay C4
3 play CAF on 2
3 play SAN
3 done
sealed 0 show D4 D5 ; 1 show D3 ; 2 show EGY ; 3 show D5 ; 4 show MOI
turn 106 4 23 3 14 4 13
4 lay C3
4 done
sealed 0 show C2 ; 1 show EGY ; 2 show GRE ; 3 show D4 ; 4 show C1
turn 107 0 23 3 14 4 13
0 done
sealed 0 show C2 ; 1 show EGY ; 2 show GRE ; 3 show D4 ; 4 show C5
turn 108 1 27 3 14 4 13
1 lay C4
1 play PLU on 3
1 done
sealed 0 show C5 ; 1 show D2 ; 2 show C6 ; 3 show D5 ; 4 show C4
turn 109 2 26 8 13 3 12
2 done
turn 110 3 26 8 13 3 12
`;
